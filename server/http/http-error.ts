type Details = {
  headers?: Record<string, string>;
  /** The form control to correct, if it is a single one. */
  field?: string | undefined;
  more?: object;
};

/** An expected error response. */
export class HttpError extends Error {
  override name = "HttpError";
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly field: string | undefined;
  readonly more: object;

  constructor(status: number, message: string, { headers = {}, field, more = {} }: Details = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
    this.field = field;
    this.more = more;
  }
}

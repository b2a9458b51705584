type Details = {
  headers?: Record<string, string>;
  /** The form control that has to be corrected, where it is a single one. */
  field?: string | undefined;
  /** What the response has besides the message. */
  more?: object;
};

/** A request that is answered with a status other than 200 and a reason, as expected. */
export class Refusal extends Error {
  override name = "Refusal";
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

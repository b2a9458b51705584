/** A request that is answered with a status other than 200 and a reason, as expected. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly headers: Record<string, string>;

  constructor(status: number, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

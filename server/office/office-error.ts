/** An error that the user can correct. */
export class OfficeError extends Error {
  override name = "OfficeError";
}

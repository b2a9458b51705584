export class OfficeError extends Error {
  override name = "OfficeError";
}

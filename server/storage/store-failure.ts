/**
 * The database or the document store failed. The visitor is asked to try again later: nothing was
 * accepted.
 */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

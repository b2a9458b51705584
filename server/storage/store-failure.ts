/** Nothing was accepted, so the visitor is asked to try again later. */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

/**
 * The database or the document store could not do what was asked of it. Whoever waits for the
 * answer is told to try again later: nothing was accepted.
 */
export class StoreFailure extends Error {
  override name = "StoreFailure";
}

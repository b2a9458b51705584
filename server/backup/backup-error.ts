/** An error whose message is enough for the person at the terminal. */
export class BackupError extends Error {
  override name = "BackupError";
}

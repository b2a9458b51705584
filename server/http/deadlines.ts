/** How long the server waits for the other side of a connection, in milliseconds. */
export type Deadlines = {
  /** For the next byte of a body, while the server has nothing else to do for the request. */
  bodyIdle: number;
  /** For anything to move on a connection: bytes that come, or bytes that the client takes. */
  connectionIdle: number;
  /** For a client to take a file from the disk: this long, and longer by its size. */
  fileDownload: number;
  /** For requests that are still arriving when the server begins to close. */
  closing: number;
};

/**
 * The longest silence of the server itself is a virus scan of 30 s, so a connection may idle longer;
 * and longer than the 60 s for which proxies keep one open for the next request.
 */
export const DEADLINES: Deadlines = {
  bodyIdle: 30_000,
  connectionIdle: 75_000,
  fileDownload: 60_000,
  closing: 10_000,
};

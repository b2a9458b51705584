/** Milliseconds to wait for the other side of a connection. */
export type Deadlines = {
  /** For the next byte of a body, while the server has nothing else to do for the request. */
  bodyIdle: number;
  /** For any byte on a connection, received or sent. */
  connectionIdle: number;
  /** For a client to take the least progress of a download. */
  downloadProgress: number;
  /** For requests that are still arriving when the server begins to close. */
  closing: number;
};

/** A connection may idle longer than a virus scan (30 s) and a proxy's keep-alive (60 s). */
export const DEADLINES: Deadlines = {
  bodyIdle: 30_000,
  connectionIdle: 75_000,
  downloadProgress: 60_000,
  closing: 10_000,
};

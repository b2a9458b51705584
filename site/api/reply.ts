export type Reply =
  | { state: "answered"; status: number; text: string; reference: string | null }
  /** Nobody answered, or not in time [7.022]. */
  | { state: "unreachable" }
  /** The visitor called it off. */
  | { state: "cancelled" };

export type PostOptions = {
  headers: Record<string, string>;
  timeout: number;
  signal?: AbortSignal;
  /** Told how much of an upload has left, from 0 to 1. */
  onProgress?: (part: number) => void;
};

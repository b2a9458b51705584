export type PostResult =
  | { state: "responded"; status: number; text: string; reference: string | null }
  /** No response within the timeout [7.022]. */
  | { state: "unreachable" }
  | { state: "cancelled" };

export type PostOptions = {
  headers: Record<string, string>;
  timeout: number;
  signal?: AbortSignal;
  /** Called with the uploaded fraction, from 0 to 1. */
  onProgress?: (part: number) => void;
};

/** A toast about a change: its kind and its text. */
export type Notice = { kind: "success" | "error" | "warning"; text: string };

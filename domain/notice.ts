/** What a change says to the visitor, and in which colour. */
export type Notice = { kind: "success" | "error" | "warning"; text: string };

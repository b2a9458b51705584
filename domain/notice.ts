export type Notice = { kind: "success" | "error" | "warning"; text: string };

import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Debian installs nginx here, which only root has on the path. */
const SERVERS = "/usr/sbin";

export function findCommand(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), SERVERS];
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? null;
}

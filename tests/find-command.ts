import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian installs servers such as nginx; only root has it on the path. */
const SERVERS = "/usr/sbin";

/** The path of an installed command, or null. */
export function findCommand(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), SERVERS];
  const file = process.platform === "win32" ? `${name}.exe` : name;
  return folders.map((folder) => join(folder, file)).find((path) => existsSync(path)) ?? null;
}

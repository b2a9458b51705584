import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Where Debian keeps servers such as nginx; only root has it on the path. */
const SERVERS = "/usr/sbin";

/** Where the machine keeps a command, or null. */
export function findCommand(name: string): string | null {
  const folders = [...(process.env.PATH ?? "").split(delimiter), SERVERS];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

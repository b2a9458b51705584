import { parseArgs } from "node:util";
import { BackupError } from "./backup-error.ts";

const USAGE = `npm run backup -- <command>

  create <folder>     makes a backup in a new folder there     [--keep <number>]
  verify <folder>     checks a backup, or the newest there
  restore <folder>    puts a backup, or the newest there, in place of the data; stop the server first
  drill               tries all of this on both databases      [--leads <number>]

  --keep deletes older backups in the folder, except for so many of the newest.`;

const COMMANDS = ["create", "verify", "restore", "drill"] as const;

export type BackupLine = {
  command: (typeof COMMANDS)[number];
  folder: string;
  keep: number | null;
  leads: number;
};

export function readBackupLine(args: string[]): BackupLine {
  const { values, positionals } = parse(args.filter((arg) => arg !== "--"));
  const [word, folder = "", ...others] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (!command || others.length > 0) throw new BackupError(USAGE);
  if ((command === "drill") !== (folder === "")) throw new BackupError(USAGE);
  if (values.keep !== undefined && command !== "create") throw new BackupError(USAGE);
  if (values.leads !== undefined && command !== "drill") throw new BackupError(USAGE);
  return {
    command,
    folder,
    keep: values.keep === undefined ? null : positive("--keep", values.keep),
    leads: positive("--leads", values.leads ?? "2000"),
  };
}

function positive(option: string, text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text);
  throw new BackupError(`${option} ${text}: a number from 1 to 9999999 is needed\n\n${USAGE}`);
}

function parse(args: string[]) {
  try {
    const text = { type: "string" } as const;
    return parseArgs({ args, allowPositionals: true, options: { keep: text, leads: text } });
  } catch (error) {
    throw new BackupError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

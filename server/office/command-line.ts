import { parseArgs } from "node:util";
import { isCalendarDate } from "#domain/calendar-date.ts";
import { LEAD_KINDS, type LeadKind } from "#domain/lead-kinds.ts";
import type { LeadFilter } from "./find-leads.ts";

/** An error that the user can correct. */
export class OfficeError extends Error {
  override name = "OfficeError";
}

export const USAGE = `npm run leads -- <command>

  list                      lists the newest leads               [--json | --csv]
  show <lead>               shows all fields and messages        [--json]
  export                    exports all leads and fields         [--json | --csv] [--output <file>]
  documents <lead>          copies its documents                 [--to <folder>]
  retry <lead> | --all      sends dead messages again
  forget <lead | e-mail>    erases leads for good                --yes

  <lead> is a reference such as M-3F9A02C1, or the full id.
  list and export take --kind ${LEAD_KINDS.join("|")}, --since and --until YYYY-MM-DD (in Dubai),
  --email <address>, --suspected, --dead (with a dead message), and list takes --limit <number>.`;

const COMMANDS = ["list", "show", "export", "documents", "retry", "forget"] as const;

export type CommandName = (typeof COMMANDS)[number];

export type CommandLine = {
  command: CommandName;
  /** A lead, or with `forget` an e-mail address. */
  subject: string | null;
  format: "table" | "json" | "csv";
  filter: LeadFilter;
  output: string | null;
  to: string | null;
  all: boolean;
  yes: boolean;
};

export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [command, subject = null, ...others] = positionals;
  if (!isCommand(command)) throw new OfficeError(USAGE);
  if (others.length > 0) throw new OfficeError(`unexpected argument: ${others[0]}\n\n${USAGE}`);
  return {
    command,
    subject,
    format: values.json ? "json" : values.csv ? "csv" : "table",
    filter: {
      kind: readKind(values.kind),
      since: values.since === undefined ? null : beginOf(values.since, "--since"),
      until: values.until === undefined ? null : endOf(values.until, "--until"),
      email: values.email ?? null,
      suspected: values.suspected,
      dead: values.dead,
      limit: readLimit(values.limit),
    },
    output: values.output ?? null,
    to: values.to ?? null,
    all: values.all,
    yes: values.yes,
  };
}

function parse(args: string[]) {
  const flag = { type: "boolean", default: false } as const;
  const text = { type: "string" } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        json: flag,
        csv: flag,
        suspected: flag,
        dead: flag,
        all: flag,
        yes: flag,
        kind: text,
        since: text,
        until: text,
        email: text,
        limit: text,
        output: text,
        to: text,
      },
    });
  } catch (error) {
    throw new OfficeError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

function isCommand(word: string | undefined): word is CommandName {
  return (COMMANDS as readonly (string | undefined)[]).includes(word);
}

function readKind(word: string | undefined): LeadKind | null {
  if (word === undefined) return null;
  const kind = LEAD_KINDS.find((known) => known === word);
  if (!kind) throw new OfficeError(`--kind must be one of ${LEAD_KINDS.join(", ")}`);
  return kind;
}

const DAY = 86_400_000;

/** Midnight in Dubai. */
function beginOf(day: string, option: string): Date {
  if (!isCalendarDate(day)) throw new OfficeError(`${option} must be a day such as 2026-03-10`);
  return new Date(`${day}T00:00:00+04:00`);
}

function endOf(day: string, option: string): Date {
  return new Date(beginOf(day, option).getTime() + DAY);
}

function readLimit(text: string | undefined): number {
  if (text === undefined) return 50;
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text);
  throw new OfficeError("--limit must be a whole number from 1 to 999999");
}

import { parseArgs } from "node:util";
import { z } from "zod";
import { office } from "#catalog/office.ts";
import { SOURCES } from "#domain/desk/figure-choices.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import type { LeadFilter } from "#server/leads/export/find-leads.ts";
import { readFilter, readLimit } from "./lead-filter.ts";
import { OfficeError } from "./office-error.ts";

const USAGE = `npm run office -- <command>

Leads
  list                      lists the newest leads               [--json | --csv] [--limit <number>]
  show <lead>               shows all fields and messages        [--json]
  export                    exports all leads and fields         [--json | --csv] [--output <file>]
  documents <lead>          copies its documents                 [--to <folder>]
  retry <lead> | --all      sends dead messages again
  forget <lead | person>    erases leads for good                --yes

  <lead> is a reference such as M-3F9A02C1, or the full id; <person> an e-mail address or a phone number.
  list and export take --kind ${LEAD_KINDS.join("|")}, --since and --until YYYY-MM-DD (in ${office.city}),
  --source ${SOURCES.join("|")},
  --email <address>, --suspected, and --dead (with a dead message).

People
  people                    lists everybody who may sign in to the desk
  invite <e-mail>           lets a person sign in                [--name <name>] [--agent]
  code <e-mail>             shows a new sign-in code
  disable <e-mail>          signs a person out for good; invite lets them in again

  The first person is a manager, and so is everybody without --agent.`;

const flag = { type: "boolean" } as const;
const text = { type: "string" } as const;

const OPTIONS = {
  agent: flag,
  all: flag,
  csv: flag,
  dead: flag,
  email: text,
  json: flag,
  kind: text,
  limit: text,
  name: text,
  output: text,
  since: text,
  source: text,
  suspected: flag,
  to: text,
  until: text,
  yes: flag,
};

type Option = keyof typeof OPTIONS;
type Rule = { needs?: "a lead" | "a lead or --all" | "an e-mail address"; options?: Option[] };

const FILTER: Option[] = ["kind", "source", "since", "until", "email", "suspected", "dead"];

const COMMANDS = {
  list: { options: [...FILTER, "json", "csv", "output", "limit"] },
  show: { needs: "a lead", options: ["json"] },
  export: { options: [...FILTER, "json", "csv", "output"] },
  documents: { needs: "a lead", options: ["to"] },
  retry: { needs: "a lead or --all", options: ["all"] },
  forget: { needs: "a lead", options: ["yes"] },
  people: {},
  invite: { needs: "an e-mail address", options: ["name", "agent"] },
  code: { needs: "an e-mail address" },
  disable: { needs: "an e-mail address" },
} satisfies Record<string, Rule>;

export type CommandName = keyof typeof COMMANDS;

export type CommandLine = Omit<ReturnType<typeof parse>["values"], "limit"> & {
  command: CommandName;
  /** A lead, an e-mail address or a phone number; empty if the command takes none. */
  subject: string;
  filter: LeadFilter;
  limit: number;
};

export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [word, subject = "", ...others] = positionals;
  const command = (Object.keys(COMMANDS) as CommandName[]).find((known) => known === word);
  if (!command) throw new OfficeError(USAGE);
  const { needs, options = [] }: Rule = COMMANDS[command];
  const unexpected = needs ? others[0] : subject;
  if (unexpected) throw usageError(`unexpected argument: ${unexpected}`);
  const option = Object.keys(values).find((name) => !options.includes(name as Option));
  if (option) throw usageError(`${command} does not take --${option}`);
  if (needs && !isGiven[needs](subject, values.all)) throw usageError(`${command} needs ${needs}`);
  const [filter, limit] = [readFilter(values), readLimit(values.limit)];
  return { ...values, command, subject, filter, limit };
}

const isGiven: Record<NonNullable<Rule["needs"]>, (subject: string, all?: boolean) => boolean> = {
  "a lead": (subject) => subject !== "",
  "a lead or --all": (subject, all = false) => all === (subject === ""),
  "an e-mail address": (subject) => z.email().safeParse(subject).success,
};

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

function usageError(message: string): OfficeError {
  return new OfficeError(`${message}\n\n${USAGE}`);
}

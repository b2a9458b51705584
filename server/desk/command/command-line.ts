import { parseArgs } from "node:util";
import { z } from "zod";
import { OfficeError } from "#server/office/command-line.ts";

export const USAGE = `npm run desk -- <command>

  invite <e-mail>     adds a person who may sign in     [--name <name>] [--agent]
  code <e-mail>       shows a new sign-in code
  people              lists everybody
  disable <e-mail>    signs a person out for good; invite lets them in again
  demo                fills an empty database with made-up leads to try the desk     [--remove]

  The first person is a manager, and so is everybody without --agent.`;

const COMMANDS = ["invite", "code", "people", "disable", "demo"] as const;

export type CommandName = (typeof COMMANDS)[number];

/** The commands that are not about one person. */
const WITHOUT_PERSON = new Set<CommandName>(["people", "demo"]);

export type CommandLine = {
  command: CommandName;
  email: string;
  name?: string | undefined;
  agent: boolean;
  remove: boolean;
};

export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [word, email = "", ...others] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (!command) throw new OfficeError(USAGE);
  const needsPerson = !WITHOUT_PERSON.has(command);
  const unexpected =
    (needsPerson ? others[0] : email) || (values.remove && command !== "demo" && "--remove");
  if (unexpected) throw new OfficeError(`unexpected argument: ${unexpected}\n\n${USAGE}`);
  if (needsPerson && !z.email().safeParse(email).success) {
    throw new OfficeError(`${command} needs an e-mail address\n\n${USAGE}`);
  }
  return { command, email, ...values };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        name: { type: "string" },
        agent: { type: "boolean", default: false },
        remove: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    throw new OfficeError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

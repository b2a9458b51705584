import { parseArgs } from "node:util";
import { z } from "zod";
import { OfficeError } from "#server/office/command-line.ts";

export const USAGE = `npm run desk -- <command>

  invite <e-mail>     adds a person who may sign in     [--name <name>] [--agent]
  code <e-mail>       shows a new sign-in code
  people              lists everybody
  disable <e-mail>    signs a person out for good; invite lets them in again

  The first person is a manager, and so is everybody without --agent.`;

const COMMANDS = ["invite", "code", "people", "disable"] as const;

export type CommandName = (typeof COMMANDS)[number];

export type CommandLine = {
  command: CommandName;
  email: string;
  name: string | undefined;
  agent: boolean;
};

export function readCommandLine(args: string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [word, email = "", ...others] = positionals;
  const command = COMMANDS.find((known) => known === word);
  if (!command) throw new OfficeError(USAGE);
  const unexpected = command === "people" ? email : others[0];
  if (unexpected) throw new OfficeError(`unexpected argument: ${unexpected}\n\n${USAGE}`);
  if (command !== "people" && !z.email().safeParse(email).success) {
    throw new OfficeError(`${command} needs an e-mail address\n\n${USAGE}`);
  }
  return { command, email, name: values.name, agent: values.agent };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { name: { type: "string" }, agent: { type: "boolean", default: false } },
    });
  } catch (error) {
    throw new OfficeError(`${(error as Error).message}\n\n${USAGE}`);
  }
}

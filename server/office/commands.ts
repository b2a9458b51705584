import type { CommandLine, CommandName } from "./command-line.ts";
import { LEAD_COMMANDS } from "./lead-commands.ts";
import { PEOPLE_COMMANDS } from "./people-commands.ts";
import type { OfficeDeps } from "./run-command.ts";

type Command = (line: CommandLine, deps: OfficeDeps) => Promise<void>;

export const COMMANDS: Record<CommandName, Command> = { ...LEAD_COMMANDS, ...PEOPLE_COMMANDS };

import type { Command } from "./commands.ts";

type CommandLine = { run(): Promise<number> } | { usage: string } | { error: string };

export function readCommandLine(
  args: readonly string[],
  commands: Record<string, Command>,
): CommandLine {
  const [name, ...values] = args;
  const usage = describe(commands);
  if (name === undefined || name === "help" || name === "--help") return { usage };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) return { error: `unknown command: ${name}\n\n${usage}` };
  const missing = command.parameters[values.length];
  if (missing !== undefined) return { error: `${name} needs a ${missing}\n\n${usage}` };
  const unexpected = values[command.parameters.length];
  if (unexpected !== undefined) return { error: `unexpected argument: ${unexpected}\n\n${usage}` };
  return { run: () => command.run(...values) };
}

function describe(commands: Record<string, Command>): string {
  const rows = Object.entries(commands).map(([name, { parameters, summary }]) => ({
    usage: [name, ...parameters.map((parameter) => `<${parameter}>`)].join(" "),
    summary,
  }));
  const width = Math.max(...rows.map(({ usage }) => usage.length)) + 2;
  return [
    "npm run content -- <command>",
    "",
    ...rows.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}`),
    "",
    "The content is the folder that CONTENT_DIR names, content/ by default.",
  ].join("\n");
}

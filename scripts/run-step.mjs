// Runs one step of a command with one line of progress; its output is shown if it fails, or with --verbose.
// JavaScript, because it also installs the packages, before anything can compile TypeScript.
import { spawn } from "node:child_process";
import { once } from "node:events";

const isVerbose = process.argv.includes("--verbose");
const isTerminal = Boolean(process.stdout.isTTY);
/** A terminal shows every second; a log gets a line now and then. */
const interval = isTerminal ? 1000 : 20_000;

/** @param {string} title what the step does, such as "Building the site"
 * @param {string} command for the shell
 * @param {{ env?: NodeJS.ProcessEnv, progress?: (output: string) => string }} [options]
 *   progress: how far the step is, from its output so far */
export async function runStep(title, command, { env = process.env, progress = () => "" } = {}) {
  const start = performance.now();
  const seconds = () => `${Math.round((performance.now() - start) / 1000)} s`;
  let output = "";
  show(`${title} …`);
  const stdio = isVerbose ? "inherit" : ["ignore", "pipe", "pipe"];
  const child = spawn(command, { shell: true, env, stdio });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => (output += text));
  }
  const timer = setInterval(
    () => show([`${title} …`, seconds(), progress(output)].filter(Boolean).join("  ")),
    interval,
  );
  const [code] = await once(child, "close");
  clearInterval(timer);
  if (code === 0) return show(`${title}: ${seconds()}`, true);
  show(`${title} failed:`, true);
  const report = `${output}${title} ended with code ${code}.\n`;
  await new Promise((resolve) => process.stderr.write(report, resolve));
  process.exit(1);
}

/** Replaces the line before on a terminal, unless the step writes there itself. */
function show(line, isLast = false) {
  if (!isTerminal || isVerbose) return console.log(line);
  const width = (process.stdout.columns || 80) - 1;
  process.stdout.write(`\r\x1b[K${line.slice(0, width)}${isLast ? "\n" : ""}`);
}

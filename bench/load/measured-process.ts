import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";

/** A process of which we know what it costs. Its children, and theirs, count as its own. */
export type MeasuredProcess = {
  /** Seconds of CPU time so far. */
  cpuSeconds(): number;
  /** The most memory it has held, in bytes. */
  peakMemory(): number;
  stop(): Promise<void>;
};

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

export function measure(child: ChildProcess): MeasuredProcess {
  const pid = child.pid ?? 0;
  return {
    cpuSeconds: () => sum(familyOf(pid).map(ticksOf)) / TICKS_PER_SECOND,
    peakMemory: () => sum(familyOf(pid).map(peakOf)),
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}

export type MeasuredServer = MeasuredProcess & { address: string };

/** What a script of package.json hands to Node: `npm start` some options for little memory too. */
export function scriptCommand(name: "start" | "leads"): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<typeof name, string>;
  };
  const [, , ...command] = scripts[name].split(" "); // after `node scripts/with-node.mjs`
  return command;
}

/** Starts our server with these settings and waits until it says where it is. */
export async function startServer(settings: Record<string, string>): Promise<MeasuredServer> {
  const child = spawn(process.execPath, scriptCommand("start"), {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      LOG_LEVEL: "warn",
      ...settings,
    },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the server did not start")));
    child.stdout.on("data", (text: Buffer) => {
      const [, found] = /is at (http:\S+)/.exec(text.toString()) ?? [];
      if (found) resolve(found);
    });
  });
  return { ...measure(child), address };
}

function familyOf(pid: number): number[] {
  const children = tasksOf(pid).flatMap((task) =>
    readProc(`${pid}/task/${task}/children`).split(" ").filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

function tasksOf(pid: number): string[] {
  return existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
}

/** Nothing of a process that has ended meanwhile. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, "utf8");
  } catch {
    return "";
  }
}

function ticksOf(pid: number): number {
  // The name in brackets may hold spaces; from the 12th after it: user and system time, and those of
  // children that have ended.
  const [, rest = ""] = readProc(`${pid}/stat`).split(") ");
  return sum(rest.split(" ").slice(11, 15).map(Number));
}

function peakOf(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readProc(`${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";

/** A process of which we know what it costs. Its children count as its own. */
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
    cpuSeconds: () => sum([pid, ...childrenOf(pid)].map(ticksOf)) / TICKS_PER_SECOND,
    peakMemory: () => sum([pid, ...childrenOf(pid)].map(peakOf)),
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}

export type MeasuredServer = MeasuredProcess & { address: string };

/** What `npm start` hands to Node: some options for little memory, and the program. */
function startCommand(): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: { start: string };
  };
  const [, , ...command] = scripts.start.split(" "); // after `node scripts/with-node.mjs`
  return command;
}

/** Starts our server with these settings and waits until it says where it is. */
export async function startServer(settings: Record<string, string>): Promise<MeasuredServer> {
  const child = spawn(process.execPath, startCommand(), {
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

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, "utf8")
      .split(" ")
      .filter(Boolean)
      .map(Number),
  );
}

function ticksOf(pid: number): number {
  // The name in brackets may hold spaces; user and system time are the 12th and 13th after it.
  const [, rest = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = rest.split(" ");
  return Number(fields[11]) + Number(fields[12]);
}

function peakOf(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) * 1024;
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { inFolder } from "./bench-folder.ts";

export type MeasuredProcess = {
  cpuSeconds(): number;
  /** The peak resident memory in bytes. */
  peakMemory(): number;
  stop(): Promise<void>;
};

const TICKS_PER_SECOND = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

export function measure(child: ChildProcess): MeasuredProcess {
  const pid = child.pid ?? 0;
  return {
    cpuSeconds: () => sum(processTree(pid).map(ticksOf)) / TICKS_PER_SECOND,
    peakMemory: () => sum(processTree(pid).map(peakOf)),
    async stop() {
      if (child.exitCode !== null) return;
      const exit = once(child, "exit");
      child.kill("SIGTERM");
      await exit;
    },
  };
}

type MeasuredServer = MeasuredProcess & { url: string; port: number; folder: string };

/** `npm start` sets Node options that save memory. */
export function scriptCommand(name: "start" | "office"): string[] {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as {
    scripts: Record<typeof name, string>;
  };
  const [, , ...command] = scripts[name].split(" "); // after `node scripts/with-node.mjs`
  return command;
}

/** Runs a server on a new folder, and stops it after the work. */
export function withServer<Result>(
  settings: Record<string, string>,
  work: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> {
  return inFolder((folder) => withServerOn(folder, settings, work));
}

export async function withServerOn<Result>(
  folder: string,
  settings: Record<string, string>,
  work: (server: MeasuredServer) => Promise<Result>,
): Promise<Result> {
  const server = await startServer(folder, settings);
  try {
    return await work(server);
  } finally {
    await server.stop();
  }
}

/** All requests of a measurement come from one IP address, so nothing limits their number. */
async function startServer(
  folder: string,
  settings: Record<string, string>,
): Promise<MeasuredServer> {
  const child = spawn(process.execPath, scriptCommand("start"), {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      LOG_LEVEL: "warn",
      DATA_DIR: folder,
      REQUESTS_PER_MINUTE: "1000000",
      REQUESTS_PER_HOUR: "1000000",
      UPLOAD_MB_PER_HOUR: "1000000",
      ...settings,
    },
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once("exit", () => reject(new Error("the server did not start")));
    child.stdout.on("data", (text: Buffer) => {
      const [, found] = /is at (http:\S+)/.exec(text.toString()) ?? [];
      if (found) resolve(found);
    });
  });
  return { ...measure(child), url, port: Number(new URL(url).port), folder };
}

function processTree(pid: number): number[] {
  const children = tasksOf(pid).flatMap((task) =>
    readProc(`${pid}/task/${task}/children`).split(" ").filter(Boolean),
  );
  return [pid, ...children.flatMap((child) => processTree(Number(child)))];
}

function tasksOf(pid: number): string[] {
  return existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`) : [];
}

/** Empty if the process has exited meanwhile. */
function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, "utf8");
  } catch {
    return "";
  }
}

function ticksOf(pid: number): number {
  // The name in brackets may contain spaces. Fields 12 to 15 after it are user and system time of the process
  // and of its exited children.
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

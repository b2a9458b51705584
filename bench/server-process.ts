import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

export type ServerProcess = {
  url: string;
  kill(): Promise<void>;
  close(): Promise<void>;
  isRunning(): boolean;
};

/** A server without pages on a free port; all requests come from one IP address, so nothing limits their number. */
export async function startServerProcess(settings: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      PORT: "0",
      SERVE_PAGES: "false",
      REQUESTS_PER_MINUTE: "1000000",
      REQUESTS_PER_HOUR: "1000000",
      UPLOAD_MB_PER_HOUR: "1000000",
      ...settings,
    },
  });
  let output = "";
  child.stderr.on("data", (text) => (output += text));
  child.stdout.on("data", (text) => (output += text));
  for (let attempt = 0; attempt < 600; attempt++) {
    const [, url] = / is at (\S+)/.exec(output) ?? [];
    if (url) return { url, ...handleOf(child) };
    if (child.exitCode !== null) break;
    await delay(100);
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not start:\n${output}`);
}

function handleOf(child: ChildProcess) {
  async function end(signal: NodeJS.Signals) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, "exit");
    child.kill(signal);
    await exit;
  }
  return {
    kill: () => end("SIGKILL"),
    close: () => end("SIGTERM"),
    isRunning: () => child.exitCode === null && child.signalCode === null,
  };
}

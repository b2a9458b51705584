import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { serverEnvironment } from "./server-environment.ts";

export type ServedSite = {
  origin: string;
  data: string;
  /** For other programs on the same data. */
  environment: NodeJS.ProcessEnv;
  /** The lines that it wrote. */
  log: readonly string[];
  stop(): Promise<void>;
};

type Server = ChildProcessByStdio<null, Readable, null>;

export async function serveSite(changes: Record<string, string> = {}): Promise<ServedSite> {
  const data = mkdtempSync(join(tmpdir(), "website-"));
  const environment = { ...process.env, ...serverEnvironment(0, data), ...changes };
  const server = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: environment,
  });
  const log: string[] = [];
  return {
    origin: await urlOf(server, log),
    log,
    data,
    environment,
    async stop() {
      server.kill();
      await once(server, "exit");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The server prints its URL when it is ready. */
function urlOf({ stdout }: Server, log: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const lines = createInterface(stdout);
    lines.on("line", (line) => {
      log.push(line);
      const url = / is at (http\S+)/.exec(line)?.[1];
      if (url) resolve(url);
    });
    lines.on("close", () =>
      reject(new Error(`The server ended before it was ready:\n${log.join("\n")}`)),
    );
  });
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverEnvironment } from "./server-environment.ts";

export type ServedSite = { origin: string; stop(): Promise<void> };

/** Serves the built site from the real server, with a data folder that is thrown away. */
export async function serveSite(port: number): Promise<ServedSite> {
  const data = mkdtempSync(join(tmpdir(), "indus-gulf-"));
  const server = spawn(process.execPath, ["server/main.ts"], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, ...serverEnvironment(port, data) },
  });
  const origin = `http://localhost:${port}`;
  await untilAnswered(`${origin}/healthz`);
  return {
    origin,
    async stop() {
      server.kill();
      await once(server, "exit");
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function untilAnswered(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 30 seconds`);
}

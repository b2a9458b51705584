import { onTestFinished } from "vitest";
import { type ServerProcess, startServerProcess } from "#bench/server-process.ts";

export async function startInstance(settings: Record<string, string>): Promise<ServerProcess> {
  const server = await startServerProcess(settings);
  onTestFinished(() => server.kill());
  return server;
}

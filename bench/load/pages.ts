import { readFileSync } from "node:fs";
import { inFolder } from "./bench-folder.ts";
import { percentile, runLoad } from "./http-load.ts";
import { type MeasuredProcess, startServer } from "./measured-process.ts";
import { startNginx } from "./nginx.ts";

export const PAGE_REQUEST = Buffer.from(
  "GET / HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\nuser-agent: bench\r\n\r\n",
);
const ROUNDS = 3;

export type PageFigures = { requestsPerSecond: number; cpuMicroseconds: number; p99: number };

/** The home page from us and from nginx, in turns, so that a busy machine is busy for both. */
export async function measurePages(
  milliseconds: number,
): Promise<{ ours: PageFigures; nginx: PageFigures }> {
  return inFolder(async (folder) => {
    const nginx = await startNginx(folder, readFileSync("build/client/index.html"));
    const server = await startServer({ DATA_DIR: folder });
    try {
      const port = Number(new URL(server.address).port);
      const figures: Record<"ours" | "nginx", PageFigures[]> = { ours: [], nginx: [] };
      await ask(server, port, 1000); // warm
      for (let round = 0; round < ROUNDS; round++) {
        figures.nginx.push(await ask(nginx, nginx.port, milliseconds));
        figures.ours.push(await ask(server, port, milliseconds));
      }
      return { ours: median(figures.ours), nginx: median(figures.nginx) };
    } finally {
      await server.stop();
      await nginx.stop();
    }
  });
}

async function ask(process: MeasuredProcess, port: number, milliseconds: number) {
  const before = process.cpuSeconds();
  const load = { port, connections: 32, milliseconds, nextRequest: () => PAGE_REQUEST };
  const { answers, seconds, latencies } = await runLoad(load);
  const requests = answers.get(200) ?? 0;
  if (requests !== latencies.length) throw new Error("not every page came with status 200");
  return {
    requestsPerSecond: requests / seconds,
    cpuMicroseconds: ((process.cpuSeconds() - before) / requests) * 1e6,
    p99: percentile(latencies, 0.99),
  };
}

function median(figures: PageFigures[]): PageFigures {
  const sorted = figures.toSorted((a, b) => a.cpuMicroseconds - b.cpuMicroseconds);
  return sorted[Math.floor(sorted.length / 2)]!;
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SITE_FOLDER } from "#server/pages/site-folders.ts";
import { percentile, runLoad } from "./http-load.ts";
import { type MeasuredProcess, withServer } from "./measured-process.ts";
import { startNginx } from "./nginx.ts";

const REQUEST = "GET / HTTP/1.1\r\nhost: localhost\r\nuser-agent: bench\r\n";
export const PAGE_REQUEST = Buffer.from(`${REQUEST}accept-encoding: gzip\r\n\r\n`);
const PLAIN_PAGE_REQUEST = Buffer.from(`${REQUEST}\r\n`);
const ROUNDS = 3;

type PageFigures = { requestsPerSecond: number; cpuMicroseconds: number; p99: number };

type Measured = "nginx" | "ours" | "nginxPlain" | "oursPlain";

/** With gzip and without compression, in turns, so that other load affects all alike. */
export async function measurePages(milliseconds: number): Promise<Record<Measured, PageFigures>> {
  return withServer({}, async (server) => {
    const { port, folder } = server;
    const nginx = await startNginx(folder, readFileSync(join(SITE_FOLDER, "index.html")));
    try {
      const figures: Record<Measured, PageFigures[]> = {
        nginx: [],
        ours: [],
        nginxPlain: [],
        oursPlain: [],
      };
      await ask(server, port, PAGE_REQUEST, 1000); // warm
      for (let round = 0; round < ROUNDS; round++) {
        figures.nginx.push(await ask(nginx, nginx.port, PAGE_REQUEST, milliseconds));
        figures.ours.push(await ask(server, port, PAGE_REQUEST, milliseconds));
        figures.nginxPlain.push(await ask(nginx, nginx.port, PLAIN_PAGE_REQUEST, milliseconds));
        figures.oursPlain.push(await ask(server, port, PLAIN_PAGE_REQUEST, milliseconds));
      }
      return {
        nginx: median(figures.nginx),
        ours: median(figures.ours),
        nginxPlain: median(figures.nginxPlain),
        oursPlain: median(figures.oursPlain),
      };
    } finally {
      await nginx.stop();
    }
  });
}

async function ask(
  process: MeasuredProcess,
  port: number,
  request: Buffer,
  milliseconds: number,
): Promise<PageFigures> {
  const before = process.cpuSeconds();
  const load = { port, connections: 32, milliseconds, nextRequest: () => request };
  const { responses, seconds, latencies } = await runLoad(load);
  const requests = responses.get(200) ?? 0;
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

import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { inFolder } from "./bench-folder.ts";
import { jsonRequest, percentile, runLoad } from "./http-load.ts";
import { contact } from "./intake.ts";
import { startServer } from "./measured-process.ts";
import { PAGE_REQUEST } from "./pages.ts";

type LockedFigures = {
  /** Of the pages, in milliseconds. */
  p99: number;
  pages: number;
  /** The statuses of the leads sent meanwhile, with their counts. */
  leads: Map<number, number>;
};

/** Pages and leads while another process holds the lock of the SQLite file. */
export async function measureLocked(milliseconds: number): Promise<LockedFigures> {
  return inFolder(async (folder) => {
    const server = await startServer({ DATA_DIR: folder });
    const other = new DatabaseSync(join(folder, "leads.sqlite"));
    try {
      const port = Number(new URL(server.url).port);
      const load = { port, connections: 4, nextRequest: () => PAGE_REQUEST };
      await runLoad({ ...load, milliseconds: 1000 }); // warm
      other.exec("begin immediate");
      const lead = jsonRequest("/api/send-contact-form", contact);
      const [pages, leads] = await Promise.all([
        runLoad({ ...load, milliseconds }),
        runLoad({ port, connections: 2, milliseconds, nextRequest: () => lead }),
      ]);
      const { latencies } = pages;
      return { p99: percentile(latencies, 0.99), pages: latencies.length, leads: leads.responses };
    } finally {
      other.close();
      await server.stop();
    }
  });
}

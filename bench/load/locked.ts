import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { jsonRequest, percentile, runLoad } from "./http-load.ts";
import { contact } from "./intake.ts";
import { withServer } from "./measured-process.ts";
import { PAGE_REQUEST } from "./pages.ts";

type LockedFigures = {
  /** Milliseconds of the pages. */
  p99: number;
  pages: number;
  /** Counts by status of the leads sent meanwhile. */
  leads: Map<number, number>;
};

export async function measureLocked(milliseconds: number): Promise<LockedFigures> {
  return withServer({}, async ({ port, folder }) => {
    const other = new DatabaseSync(join(folder, "leads.sqlite"));
    try {
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
    }
  });
}

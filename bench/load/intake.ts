import { randomUUID } from "node:crypto";
import { jsonRequest, percentile, runLoad } from "./http-load.ts";
import { withServer } from "./measured-process.ts";

export const contact = {
  name: "Amina Khan",
  email: "amina@example.com",
  phone: "+971 50 123 4567",
  propertyType: "Studio",
  message: "Two bedrooms with a view of the creek, please, and somewhere to keep two bicycles.",
};

export type IntakeFigures = {
  leadsPerSecond: number;
  /** Without the database. */
  cpuMicroseconds: number;
  p99: number;
  refused: number;
};

/** Sequential enquiries with new keys, while mails are delivered. */
export async function measureIntake(
  settings: Record<string, string>,
  milliseconds: number,
): Promise<IntakeFigures> {
  return withServer({ SERVE_PAGES: "false", ...settings }, async (server) => {
    const cpuBefore = server.cpuSeconds();
    const { responses, seconds, latencies } = await runLoad({
      port: server.port,
      connections: 32,
      milliseconds,
      nextRequest: () =>
        jsonRequest("/api/send-contact-form", contact, { "idempotency-key": randomUUID() }),
    });
    const accepted = responses.get(200) ?? 0;
    return {
      leadsPerSecond: accepted / seconds,
      cpuMicroseconds: ((server.cpuSeconds() - cpuBefore) / accepted) * 1e6,
      p99: percentile(latencies, 0.99),
      refused: latencies.length - accepted,
    };
  });
}

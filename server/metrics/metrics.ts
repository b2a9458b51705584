import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Database } from "#server/db/database.ts";
import { readBacklog } from "#server/outbox/message-repository.ts";
import { createCounter, createHistogram, gauge } from "./registry.ts";

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

export type Metrics = ReturnType<typeof createMetrics>;

/** What is counted while the server runs, and what is asked when somebody looks. */
export function createMetrics() {
  const requests = createCounter("site_http_requests_total", "Requests by route and status.");
  const durations = createHistogram(
    "site_http_request_seconds",
    "Time to answer a request of the API.",
    SECONDS,
  );
  const leads = createCounter("site_leads_total", "Leads by kind and outcome.");
  const deliveries = createCounter(
    "site_deliveries_total",
    "Attempts to send a message, by purpose and outcome.",
  );
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return {
    requests,
    durations,
    leads,
    deliveries,
    async render(database: Database, now: Date): Promise<string> {
      const backlog = await renderBacklog(database, now);
      const counted = [requests, durations, leads, deliveries].flatMap((metric) => metric.render());
      return `${[...counted, ...backlog, ...renderProcess(delay.percentile(99))].join("\n")}\n`;
    },
  };
}

async function renderBacklog(database: Database, now: Date): Promise<string[]> {
  const name = "site_database_up";
  const help = "Whether the database answers.";
  try {
    const { waiting, dead, oldestDue } = await readBacklog(database);
    const overdue = oldestDue === null ? 0 : Math.max(0, (now.getTime() - oldestDue) / 1000);
    return [
      ...gauge(name, help, 1),
      ...gauge("site_outbox_waiting", "Messages that wait to be sent.", waiting),
      ...gauge("site_outbox_dead", "Messages given up: each needs a person.", dead),
      ...gauge("site_outbox_overdue_seconds", "How long the oldest has been due.", overdue),
    ];
  } catch {
    return gauge(name, help, 0);
  }
}

function renderProcess(delayNanoseconds: number): string[] {
  const { rss, heapUsed } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const start = Date.now() / 1000 - process.uptime();
  return [
    ...gauge("process_resident_memory_bytes", "Memory held.", rss),
    ...gauge("nodejs_heap_used_bytes", "Heap in use.", heapUsed),
    ...gauge("process_cpu_seconds_total", "CPU time spent.", (user + system) / 1e6, "counter"),
    ...gauge("process_start_time_seconds", "When it started.", start),
    ...gauge(
      "nodejs_eventloop_lag_p99_seconds",
      "Delay of the event loop.",
      delayNanoseconds / 1e9,
    ),
  ];
}

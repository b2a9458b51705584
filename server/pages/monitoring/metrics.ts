import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/storage/database.ts";
import { readBacklog } from "#server/delivery/message-repository.ts";

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics({ database, now }: { database: Database; now: () => Date }) {
  const registry = new Registry();
  const registers = [registry];

  function counter(name: string, help: string, labelNames: string[]): Counter {
    return new Counter({ name, help, labelNames, registers });
  }

  function gauge(name: string, help: string, read?: () => number): Gauge {
    const collect = read && (() => metric.set(read()));
    const metric: Gauge = new Gauge({ name, help, registers, ...(collect && { collect }) });
    return metric;
  }

  const labels = ["route", "status"];
  const requests = counter("site_http_requests_total", "Requests by route and status.", labels);
  const durations = new Histogram({
    name: "site_http_request_seconds",
    help: "Time to respond to a request of the API.",
    labelNames: ["route"],
    buckets: SECONDS,
    registers,
  });
  const leads = counter("site_leads_total", "Leads by kind and outcome.", ["kind", "outcome"]);
  const deliveries = counter(
    "site_deliveries_total",
    "Attempts to send a message, by purpose and outcome.",
    ["purpose", "outcome"],
  );

  const reports = counter(
    "site_browser_reports_total",
    "Errors of the browser and violations of a page's policy.",
    ["kind"],
  );

  const databaseUp = gauge("site_database_up", "Whether the database responds.");
  const waiting = gauge("site_outbox_waiting", "Messages that wait to be sent.");
  const dead = gauge("site_outbox_dead", "Messages given up: each needs a person.");
  const overdue = gauge("site_outbox_overdue_seconds", "How long the oldest has been due.");

  /** The gauges of the outbox have no value while the database fails. */
  async function readOutbox(): Promise<void> {
    const backlog = await readBacklog(database).catch(() => null);
    databaseUp.set(backlog ? 1 : 0);
    if (!backlog) return [waiting, dead, overdue].forEach((metric) => metric.remove());
    waiting.set(backlog.waiting);
    dead.set(backlog.dead);
    const time = now().getTime();
    overdue.set(Math.max(0, (time - (backlog.oldestDue ?? time)) / 1000));
  }

  // prom-client's default metrics would add thirty series.
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  gauge("process_resident_memory_bytes", "Resident memory.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_used_bytes", "Heap in use.", () => process.memoryUsage().heapUsed);
  gauge("process_start_time_seconds", "When it started.", () => performance.timeOrigin / 1000);
  const p99 = () => delay.percentile(99) / 1e9;
  gauge("nodejs_eventloop_lag_p99_seconds", "Delay of the event loop.", p99);
  const cpu = counter("process_cpu_seconds_total", "CPU time spent.", []);

  return {
    countRequest: (route: string, status: number) => requests.inc({ route, status }),
    observeDuration: (route: string, seconds: number) => durations.observe({ route }, seconds),
    countLead: (kind: string, outcome: string) => leads.inc({ kind, outcome }),
    countDelivery: (purpose: string, outcome: string) => deliveries.inc({ purpose, outcome }),
    countReport: (kind: string) => reports.inc({ kind }),
    contentType: registry.contentType,
    async render(): Promise<string> {
      await readOutbox();
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
      return registry.metrics();
    },
  };
}

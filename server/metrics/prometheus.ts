import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Database } from "#server/db/database.ts";
import { readBacklog } from "#server/outbox/message-repository.ts";
import type { Metrics } from "./metrics.ts";

const SECONDS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30];

export type Prometheus = { metrics: Metrics; contentType: string; render(): Promise<string> };

type Deps = { database: Database; now: () => Date };

export function createPrometheus(deps: Deps): Prometheus {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });

  const requests = counter("site_http_requests_total", "Requests by route and status.", [
    "route",
    "status",
  ]);
  const durations = new Histogram({
    name: "site_http_request_seconds",
    help: "Time to answer a request of the API.",
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
  const updateBacklog = addBacklogGauges(registry, deps);
  addProcessMetrics(registry);

  return {
    metrics: {
      countRequest: (route, status) => requests.inc({ route, status }),
      observeDuration: (route, seconds) => durations.observe({ route }, seconds),
      countLead: (kind, outcome) => leads.inc({ kind, outcome }),
      countDelivery: (purpose, outcome) => deliveries.inc({ purpose, outcome }),
    },
    contentType: registry.contentType,
    async render() {
      await updateBacklog();
      return registry.metrics();
    },
  };
}

/** Without an answer of the database only `site_database_up` has a value. */
function addBacklogGauges(registry: Registry, { database, now }: Deps): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const up = gauge("site_database_up", "Whether the database answers.");
  const waiting = gauge("site_outbox_waiting", "Messages that wait to be sent.");
  const dead = gauge("site_outbox_dead", "Messages given up: each needs a person.");
  const overdue = gauge("site_outbox_overdue_seconds", "How long the oldest has been due.");
  return async function updateBacklog() {
    const backlog = await readBacklog(database).catch(() => null);
    up.set(backlog ? 1 : 0);
    if (!backlog) return [waiting, dead, overdue].forEach((metric) => metric.remove());
    waiting.set(backlog.waiting);
    dead.set(backlog.dead);
    const due = backlog.oldestDue ?? now().getTime();
    overdue.set(Math.max(0, (now().getTime() - due) / 1000));
  };
}

/** A few series instead of prom-client's default metrics, which are thirty more. */
function addProcessMetrics(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const registers = [registry];
  function gauge(name: string, help: string, read: () => number): void {
    const metric: Gauge = new Gauge({ name, help, registers, collect: () => metric.set(read()) });
  }
  gauge("process_resident_memory_bytes", "Memory held.", () => process.memoryUsage.rss());
  gauge("nodejs_heap_used_bytes", "Heap in use.", () => process.memoryUsage().heapUsed);
  gauge("process_start_time_seconds", "When it started.", () => performance.timeOrigin / 1000);
  gauge(
    "nodejs_eventloop_lag_p99_seconds",
    "Delay of the event loop.",
    () => delay.percentile(99) / 1e9,
  );
  const cpu: Counter = new Counter({
    name: "process_cpu_seconds_total",
    help: "CPU time spent.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      cpu.reset();
      cpu.inc((user + system) / 1e6);
    },
  });
}

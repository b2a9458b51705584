import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";
import { startMetricsServer } from "./metrics-server.ts";
import { createMetrics } from "./metrics.ts";

async function startWithMetrics() {
  const database = await openTestDatabase();
  const now = () => new Date("2026-03-10T08:00:30Z");
  const metrics = createMetrics({ database, now });
  const server = await makeApp({ database, metrics });
  const { url, close } = await startMetricsServer(
    { port: 0, host: "127.0.0.1" },
    metrics,
    pino({ level: "silent" }),
  );
  onTestFinished(close);
  return { ...server, metrics, url };
}

test("leads, responses and waiting messages are counted, on a separate port", async () => {
  const { app, send, url } = await startWithMetrics();
  await send("contact", contact, { "idempotency-key": "k" });
  await send("contact", contact, { "idempotency-key": "k" });
  await send("meeting", { ...meeting, name: "" });
  const text = await (await fetch(url)).text();
  for (const line of [
    'site_leads_total{kind="contact",outcome="accepted"} 1',
    'site_leads_total{kind="contact",outcome="repeated"} 1',
    'site_http_requests_total{route="/api/send-contact-form",status="200"} 2',
    'site_http_requests_total{route="/api/send-meeting-request",status="422"} 1',
    'site_http_request_seconds_count{route="/api/send-contact-form"} 2',
    "site_database_up 1",
    "site_outbox_waiting 2",
    "site_outbox_dead 0",
    "site_outbox_overdue_seconds 30",
  ]) {
    expect(text.split("\n")).toContain(line);
  }
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).not.toContain("omar");
  expect((await app.inject("/metrics")).statusCode).toBe(404);
});

test("every line has the Prometheus format", async () => {
  const { send, url } = await startWithMetrics();
  await send("contact", contact);
  const response = await fetch(url);
  expect(response.headers.get("content-type")).toContain("version=0.0.4");
  const series = /^[a-z_\d]+(\{[a-z]+="[^"]*"(,[a-z]+="[^"]*")*\})? [\d.e+-]+$/;
  for (const line of (await response.text()).trimEnd().split(/\n+/)) {
    expect(line).toMatch(line.startsWith("#") ? /^# (HELP|TYPE) [a-z_\d]+ .+$/ : series);
  }
});

test("the other metrics are served without the database", async () => {
  const { deps, url } = await startWithMetrics();
  await deps.database.script("alter table messages rename to lost");
  const text = await (await fetch(url)).text();
  expect(text).toContain("site_database_up 0");
  expect(text).toContain("process_cpu_seconds_total");
});

test("other paths and methods are refused", async () => {
  const { url } = await startWithMetrics();
  expect((await fetch(url.replace("/metrics", "/"))).status).toBe(404);
  expect((await fetch(url, { method: "POST" })).status).toBe(405);
});

test("the buckets of a histogram count the values up to their bounds", async () => {
  const { metrics, url } = await startWithMetrics();
  for (const seconds of [0.4, 0.5, 3, 90]) metrics.observeDuration("/a", seconds);
  const lines = (await (await fetch(url)).text()).split("\n");
  for (const line of [
    'site_http_request_seconds_bucket{le="0.1",route="/a"} 0',
    'site_http_request_seconds_bucket{le="0.5",route="/a"} 2',
    'site_http_request_seconds_bucket{le="5",route="/a"} 3',
    'site_http_request_seconds_bucket{le="+Inf",route="/a"} 4',
    'site_http_request_seconds_sum{route="/a"} 93.9',
    'site_http_request_seconds_count{route="/a"} 4',
  ]) {
    expect(lines).toContain(line);
  }
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openErrorTracker } from "./error-tracker.ts";
import type { BrowserReport } from "./read-reports.ts";

const report: BrowserReport = {
  kind: "error",
  page: "/about",
  message: "It failed: ü",
  frames: ["/assets/app-1.js:1:20", "/assets/framework-2.js:3:4"],
};

type Received = { url: string; auth: string; type: string; body: string };

/** A service that responds with the given statuses, then with 200. */
async function openTracker(statuses: (number | "silence")[] = []) {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    const body = await text(request);
    received.push({
      url,
      auth: String(headers["x-sentry-auth"]),
      type: String(headers["content-type"]),
      body,
    });
    const status = statuses.shift() ?? 200;
    if (status !== "silence") response.writeHead(status).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const clock = { at: Date.parse("2026-03-10T08:00:00Z") };
  const tracker = openErrorTracker({
    dsn: `http://public-key@127.0.0.1:${port}/trackers/7`,
    log: pino({ level: "silent" }),
    now: () => new Date(clock.at),
    retryDelay: 1,
  });
  onTestFinished(() => tracker.close());
  return { tracker, received, clock, server };
}

test("a report arrives as an envelope with one event", async () => {
  const { tracker, received } = await openTracker();
  tracker.send(report);
  await expect.poll(() => received).toHaveLength(1);
  const [{ url, auth, type, body } = {} as Received] = received;
  expect(url).toBe("/trackers/api/7/envelope/");
  expect(auth).toContain("sentry_version=7");
  expect(auth).toContain("sentry_key=public-key");
  expect(type).toBe("application/x-sentry-envelope");
  const [header, item, event, ...rest] = body.split("\n");
  expect(rest).toEqual([""]);
  expect(JSON.parse(header!)).toEqual({
    event_id: expect.stringMatching(/^[\da-f]{32}$/),
    sent_at: "2026-03-10T08:00:00.000Z",
  });
  expect(JSON.parse(item!)).toMatchObject({ type: "event", length: Buffer.byteLength(event!) });
  expect(JSON.parse(event!)).toMatchObject({
    event_id: JSON.parse(header!).event_id,
    level: "error",
    platform: "javascript",
    transaction: "/about",
    exception: {
      values: [
        {
          value: "It failed: ü",
          // The tracker wants the newest call last.
          stacktrace: {
            frames: [
              { filename: "/assets/framework-2.js", lineno: 3, colno: 4 },
              { filename: "/assets/app-1.js", lineno: 1, colno: 20 },
            ],
          },
        },
      ],
    },
  });
});

test("a failed request is tried three times, a refused one once", async () => {
  const failing = await openTracker([503, 500, 502, 503]);
  failing.tracker.send(report);
  await expect.poll(() => failing.received).toHaveLength(3);
  const refusing = await openTracker([403, 403]);
  refusing.tracker.send(report);
  await expect.poll(() => refusing.received).toHaveLength(1);
  await Promise.all([failing.tracker.close(), refusing.tracker.close()]);
  expect(failing.received).toHaveLength(3);
  expect(refusing.received).toHaveLength(1);
});

test("thirty reports a minute are sent, the others are dropped", async () => {
  const { tracker, received, clock } = await openTracker();
  for (let sent = 0; sent < 50; sent++) tracker.send(report);
  await expect.poll(() => received).toHaveLength(30);
  clock.at += 60_000;
  tracker.send(report);
  await expect.poll(() => received).toHaveLength(31);
});

test("a tracker that does not respond delays neither a report nor the end", async () => {
  const { tracker, received } = await openTracker(["silence"]);
  expect(tracker.send(report)).toBeUndefined();
  await expect.poll(() => received).toHaveLength(1);
  await tracker.close();
});

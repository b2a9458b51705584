import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { BrowserReport } from "./read-reports.ts";

const TIMEOUT = 5000;
const MAX_TRIES = 3;
const MAX_PER_MINUTE = 30;
const MINUTE = 60_000;

type Options = {
  /** `https://<key>@<host>/<project>` */
  dsn: string;
  log: FastifyBaseLogger;
  now: () => Date;
  /** Milliseconds before a second try; the next ones wait twice as long each. */
  retryDelay?: number;
};

export type ErrorTracker = ReturnType<typeof openErrorTracker>;

/** Sends reports to a service that accepts Sentry's envelopes. Nothing waits for it, and what it does not take in time
 * is dropped: the log has every report. */
export function openErrorTracker({ dsn, log, now, retryDelay = 1000 }: Options) {
  const { url, key } = parseDsn(dsn);
  const closing = new AbortController();
  const sending = new Set<Promise<void>>();
  const window = { start: 0, count: 0 };

  function isOverLimit(): boolean {
    const at = now().getTime();
    if (Math.abs(at - window.start) >= MINUTE) Object.assign(window, { start: at, count: 0 });
    return ++window.count > MAX_PER_MINUTE;
  }

  async function post(body: string): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      const status = await request(body).catch(() => null);
      const isRefused = status !== null && status < 500 && status !== 429;
      if (isRefused || attempt === MAX_TRIES || closing.signal.aborted) {
        if (status === null || status >= 300) log.warn({ status }, "report not tracked");
        return;
      }
      await delay(retryDelay * 2 ** (attempt - 1), undefined, { signal: closing.signal });
    }
  }

  async function request(body: string): Promise<number> {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=website/1.0, sentry_key=${key}`,
      },
      body,
      redirect: "error",
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), closing.signal]),
    });
    await response.body?.cancel();
    return response.status;
  }

  return {
    send(report: BrowserReport): void {
      if (isOverLimit()) return;
      const work = post(envelope(report, now())).catch(() => undefined); // it was closed while it waited
      sending.add(work);
      void work.finally(() => sending.delete(work));
    },
    async close(): Promise<void> {
      closing.abort();
      await Promise.all(sending);
    },
  };
}

function parseDsn(dsn: string): { url: string; key: string } {
  const { origin, username, pathname } = new URL(dsn);
  const [, folder = "", project = ""] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  return { url: `${origin}${folder}/api/${project}/envelope/`, key: username };
}

/** A header, the header of its one item, and the event, each on a line. */
function envelope(report: BrowserReport, at: Date): string {
  const id = randomUUID().replaceAll("-", "");
  const event = JSON.stringify(eventOf(id, report, at));
  const item = {
    type: "event",
    length: Buffer.byteLength(event),
    content_type: "application/json",
  };
  const header = { event_id: id, sent_at: at.toISOString() };
  return `${JSON.stringify(header)}\n${JSON.stringify(item)}\n${event}\n`;
}

function eventOf(id: string, report: BrowserReport, at: Date) {
  const { kind, page, frames } = report;
  const value =
    kind === "error" ? report.message : `${report.directive} blocked ${report.blocked}`.trim();
  const type = kind === "error" ? "Browser error" : "Policy violation";
  return {
    event_id: id,
    timestamp: at.getTime() / 1000,
    platform: "javascript",
    level: kind === "error" ? "error" : "warning",
    logger: "browser",
    transaction: page,
    tags: { kind },
    exception: {
      values: [{ type, value, stacktrace: { frames: frames.map(frameOf).toReversed() } }],
    },
  };
}

function frameOf(place: string) {
  const [, filename = "", line, column] = /^(.+):(\d+):(\d+)$/.exec(place) ?? [];
  return { filename, lineno: Number(line), colno: Number(column), in_app: true };
}

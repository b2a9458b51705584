import { expect, test } from "vitest";
import { pino } from "pino";
import { REPORTS_PATH } from "#domain/browser-reports.ts";
import { makeApp } from "#server/testing/test-app.ts";
import type { BrowserReport } from "./read-reports.ts";

async function openReports(changes: Parameters<typeof makeApp>[0] = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const tracked: BrowserReport[] = [];
  const tracker = {
    send: (report: BrowserReport) => void tracked.push(report),
    close: async () => {},
  };
  const { app, deps } = await makeApp({ log, tracker, ...changes });
  const send = (body: unknown, type = "text/plain;charset=UTF-8", headers = {}) =>
    app.inject({
      method: "POST",
      url: REPORTS_PATH,
      headers: { "content-type": type, ...headers },
      payload: typeof body === "string" ? body : JSON.stringify(body),
    });
  return {
    send,
    tracked,
    logged: () => lines.filter(({ msg }) => msg !== "request completed"),
    counted: async () => (await deps.metrics.render()).match(/^site_browser_reports_total.+$/gm),
  };
}

const thrown = {
  message: 'Uncaught Error: "Amina Khan" <amina@example.com> +971 50 123 4567',
  stack: "Error: Amina\n    at f (https://www.example.com/assets/app-1.js:1:2?x=1)",
  page: "/contact?email=amina@example.com",
};

test("an error of the browser is one log line and one count, without personal data", async () => {
  const { send, logged, counted, tracked } = await openReports();
  expect((await send(thrown)).statusCode).toBe(204);
  const fields = {
    page: "/contact",
    message: expect.any(String),
    frames: ["/assets/app-1.js:1:2"],
  };
  expect(logged()).toEqual([
    { level: 40, time: expect.any(Number), ...fields, msg: "browser error" },
  ]);
  expect(await counted()).toEqual(['site_browser_reports_total{kind="error"} 1']);
  expect(tracked).toEqual([{ kind: "error", ...fields }]);
  expect(JSON.stringify([logged(), tracked])).not.toMatch(/amina|khan|971|4567|example\.com/i);
});

const violation = {
  page: "/about",
  directive: "script-src-elem",
  blocked: "https://evil.example",
  frames: [],
};

test("a violation arrives as report-uri and as report-to send it, without the sample", async () => {
  const { send, logged, counted } = await openReports();
  const byUri = {
    "csp-report": {
      "document-uri": "https://www.example.com/about?name=Amina",
      "effective-directive": "script-src-elem",
      "blocked-uri": "https://evil.example/x.js?amina",
      "script-sample": "Amina Khan",
    },
  };
  const body = {
    documentURL: "https://www.example.com/about?name=Amina",
    effectiveDirective: "script-src-elem",
    blockedURL: "https://evil.example/x.js?amina",
    sample: "Amina Khan",
  };
  const byGroup = [
    { type: "csp-violation", age: 1, url: "https://www.example.com/about?Amina", body },
    { type: "deprecation", age: 1, url: "https://www.example.com/about", body: {} },
  ];
  expect((await send(byUri, "application/csp-report")).statusCode).toBe(204);
  expect((await send(byGroup, "application/reports+json")).statusCode).toBe(204);
  for (const line of logged())
    expect(line).toMatchObject({ ...violation, msg: "policy violation" });
  expect(logged()).toHaveLength(2);
  expect(await counted()).toEqual(['site_browser_reports_total{kind="violation"} 2']);
  expect(JSON.stringify(logged())).not.toMatch(/amina/i);
});

test.for([
  ["nothing", "", 400],
  ["no JSON", "Amina", 400],
  ["no report", { name: "Amina" }, 422],
  ["a list", [1, null], 422],
  ["too much", { message: "x".repeat(9000) }, 413],
] as [string, unknown, number][])("%s is refused and not logged", async ([, body, status]) => {
  const { send, logged } = await openReports();
  expect((await send(body)).statusCode).toBe(status);
  expect(logged()).toEqual([]);
});

test("one IP address sends twenty reports a minute at most", async () => {
  const { send, logged } = await openReports();
  for (let sent = 0; sent < 20; sent++) expect((await send(thrown)).statusCode).toBe(204);
  const refused = await send(thrown);
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("60");
  expect(logged()).toHaveLength(20);
});

test("both hosts take reports", async () => {
  const { send } = await openReports({ deskOrigin: "https://desk.example.com" });
  for (const host of ["www.example.com", "desk.example.com"]) {
    expect((await send(thrown, "text/plain", { host })).statusCode).toBe(204);
  }
});

import { pino } from "pino";
import { expect, test } from "vitest";
import { makeApp } from "#server/testing/test-app.ts";

const onePerMinute = [{ limit: 1, milliseconds: 60_000 }];

async function makeLoggedApp(trustProxy: string[] | false) {
  const lines: { level: number; from: string; msg: string }[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const { app } = await makeApp({ trustProxy, log, rateLimits: onePerMinute });
  const ask = (remoteAddress: string) =>
    app.inject({
      url: "/api/availability",
      remoteAddress,
      headers: { "x-forwarded-for": "203.0.113.1" },
    });
  return { ask, warnings: () => lines.filter(({ level }) => level === 40) };
}

test("a private proxy that is not trusted is named in the log once", async () => {
  const { ask, warnings } = await makeLoggedApp(["loopback"]);
  await ask("172.17.0.1");
  await ask("172.17.0.1");
  expect(warnings()).toEqual([
    expect.objectContaining({
      from: "172.17.0.1",
      msg: "x-forwarded-for ignored: if this is the proxy, add it to TRUST_PROXY",
    }),
  ]);
});

test("neither a trusted proxy nor a visitor with a public IP address is named in the log", async () => {
  const { ask, warnings } = await makeLoggedApp(["172.17.0.1"]);
  await ask("172.17.0.1");
  await ask("203.0.113.9");
  expect(warnings()).toEqual([]);
});

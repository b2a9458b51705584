import { expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { listedHomes } from "#catalog/developments/listed-homes.ts";
import type { DeskHomes, HomeView } from "#domain/desk/homes.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";
import { makeApp } from "#server/testing/test-app.ts";

const HOME = "/homes/indus-residence/A-102";
const reserve = { status: "reserved", reason: "Deposit paid", version: 0 } as const;

test("the desk lists the homes of the public site", async () => {
  const desk = await makeDesk();
  const agent = await signIn(desk, "agent");
  const { developments } = (await agent.request("GET", "/homes")).body as DeskHomes;
  for (const { key, title, homes } of developments) {
    const development = allDevelopments().find((each) => each.key === key)!;
    expect(title).toBe(development.project.title);
    expect(homes.map(({ number, status, price, area }) => [number, status, price, area])).toEqual(
      listedHomes(development).map((home) => [
        home.number,
        home.status,
        // The desk knows what a sold home has cost; the public site does not say it.
        home.price ?? expect.any(Number),
        Math.round(home.insideArea),
      ]),
    );
  }
  expect(developments).toHaveLength(allDevelopments().length);
});

test.for(DIALECTS)("%s: a change is in the history and the audit", async (dialect) => {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const sara = await signIn(desk, "agent", "Sara");
  const first = await sara.request("POST", HOME, reserve);
  expect(first.status).toBe(200);
  desk.wait(60_000);
  const sold = { status: "sold", reason: "Contract signed for Amina", version: 1 };
  expect((await sara.request("POST", HOME, sold)).status).toBe(200);
  const { home, history } = (await sara.request("GET", HOME)).body as HomeView;
  const at = desk.deps.now().getTime();
  expect(home).toMatchObject({ status: "sold", version: 2, changedAt: at, changedBy: sara.id });
  expect(history).toMatchObject([
    { at, by: sara.id, from: "reserved", to: "sold", reason: "Contract signed for Amina" },
    { at: at - 60_000, by: sara.id, from: "available", to: "reserved", reason: "Deposit paid" },
  ]);
  const entry = { by: sara.id, action: "home-changed", subject: "indus-residence A-102" };
  expect(await desk.audit()).toEqual([
    { ...entry, details: "available to reserved" },
    { ...entry, details: "reserved to sold" },
  ]);
});

test.for(DIALECTS)("%s: of ten people who reserve a home at once, one gets it", async (dialect) => {
  const desk = await makeDesk({ database: await openTestDatabase(dialect) });
  const people = await Promise.all(
    Array.from({ length: 10 }, (_, index) => signIn(desk, "agent", `Agent ${index}`)),
  );
  // The first change of a home inserts its row, a later one updates it.
  for (const change of [reserve, { status: "sold", reason: "Contract", version: 1 }]) {
    const responses = await Promise.all(people.map(({ request }) => request("POST", HOME, change)));
    const winner = responses.findIndex(({ status }) => status === 200);
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    for (const { body } of responses.filter(({ status }) => status === 409)) {
      expect(body).toMatchObject({
        success: false,
        message: `Agent ${winner} set this home to ${change.status} on 2026-03-10 12:00`,
        home: { status: change.status, changedBy: people[winner]?.id },
      });
    }
  }
  expect(await desk.audit()).toHaveLength(2);
});

test("a home that is not for sale, has the status already or does not exist is not changed", async () => {
  const desk = await makeDesk();
  const { request } = await signIn(desk, "agent");
  for (const [path, change, status, message] of [
    ["/homes/indus-residence-phase-2/A-102", reserve, 422, "not for sale yet"],
    ["/homes/indus-residence/A-101", { ...reserve, status: "sold" }, 422, "sold already"],
    ["/homes/indus-residence/A-999", reserve, 404, "no such home"],
    [HOME, { ...reserve, reason: " " }, 422, "reason"],
    [HOME, { ...reserve, status: "not-released" }, 422, "status"],
  ] as const) {
    const response = await request("POST", path, change);
    expect([path, response.status]).toEqual([path, status]);
    expect(response.body).toMatchObject({ message: expect.stringContaining(message) });
  }
  expect(await desk.audit()).toEqual([]);
});

test.for(DIALECTS)(
  "%s: every server shows a change within seconds, with its time",
  async (dialect) => {
    const desk = await makeDesk({ database: await openTestDatabase(dialect) });
    const other = await makeApp(desk.deps);
    const { request } = await signIn(desk, "agent");
    const read = async (etag = "") => {
      const headers = { "if-none-match": etag };
      const response = await other.app.inject({ url: "/api/availability", headers });
      const body = response.statusCode === 200 ? response.json() : null;
      return {
        etag: String(response.headers.etag),
        residence: body?.developments["indus-residence"],
      };
    };
    const before = await read();
    expect(before.residence.reserved).not.toContain("A-102");
    desk.wait(Date.parse("2026-12-01T08:00:00Z") - desk.deps.now().getTime());
    await desk.database.run("update sessions set last_used_at = ?, created_at = ?", ...nowTwice());
    expect((await request("POST", HOME, reserve)).status).toBe(200);
    const free = { status: "available", reason: "Content was wrong", version: 0 };
    expect((await request("POST", "/homes/indus-residence/A-101", free)).status).toBe(200);
    const after = await read(before.etag);
    expect(after.residence).toMatchObject({
      asOf: "2026-12-01T12:00:00+04:00",
      reserved: expect.arrayContaining(["A-102", "A-401"]),
      sold: expect.not.arrayContaining(["A-101"]),
      changed: { "A-101": "2026-12-01T12:00:00+04:00", "A-102": "2026-12-01T12:00:00+04:00" },
    });
    expect((await read(after.etag)).residence).toBeUndefined();
    expect((await request("POST", HOME, { ...reserve, status: "sold", version: 1 })).status).toBe(
      200,
    );
    desk.wait(4999);
    expect((await read(after.etag)).residence).toBeUndefined();
    desk.wait(1);
    expect((await read(after.etag)).residence.sold).toContain("A-102");

    function nowTwice(): [number, number] {
      return [desk.deps.now().getTime(), desk.deps.now().getTime()];
    }
  },
);

test("the last response stays while the database fails", async () => {
  const desk = await makeDesk();
  const read = async () => desk.app.inject("/api/availability");
  const { body } = await read();
  desk.wait(5000);
  await desk.database.run("alter table home_status rename to moved");
  const response = await read();
  expect([response.statusCode, response.body]).toEqual([200, body]);
});

import { isDeepStrictEqual } from "node:util";
import { expect, test } from "vitest";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";
import { migrate } from "#server/storage/migrate.ts";
import { makeDesk, open, type Person } from "#server/testing/test-desk-leads.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { listenForEvents } from "#server/testing/test-live.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;
type Event = [name: string, data: unknown];

/** The events that a person receives, each with its name and data. */
async function listen(server: Server, person: Person, query = "") {
  const connection = await listenForEvents(server, person, query);
  return {
    response: connection.response,
    close: connection.close,
    get isOpen() {
      return connection.isOpen();
    },
    get events() {
      const parts = connection.text().matchAll(/^event: (\w+)\ndata: (.*)\n\n/gm);
      return [...parts].map(([, name, data]): Event => [name!, JSON.parse(data!)]);
    },
  };
}

async function makeServers(dialect: (typeof DIALECTS)[number]) {
  const openDatabase = await makeDatabase(dialect);
  const database = openDatabase();
  await migrate(database);
  const desk = await makeDesk(dialect, { database });
  const other = await makeApp({ database: openDatabase(), rateLimits: [] });
  await desk.server.app.listen({ port: 0, host: "127.0.0.1" });
  await other.app.listen({ port: 0, host: "127.0.0.1" });
  return { ...desk, other };
}

const soon = { timeout: 10_000 };

test.for(DIALECTS)(
  "%s: leads of another server appear for those who may see them",
  async (dialect) => {
    const { server, other, manager, sara, ali, addLead } = await makeServers(dialect);
    const [managers, saras] = [await listen(other, manager), await listen(other, sara)];
    expect(managers.response.headers.get("content-type")).toContain("text/event-stream");
    expect(managers.response.headers.get("cache-control")).toBe("no-store");
    const id = await addLead();
    const isNew = ["lead", { id, version: 0 }];
    await expect.poll(() => managers.events, soon).toEqual([isNew]);
    await expect.poll(() => saras.events, soon).toEqual([isNew]);
    await manager.request("POST", `/leads/${id}/assign`, { ownerId: ali.id, version: 0 });
    const changed = ["lead", { id, version: 1 }];
    await expect.poll(() => managers.events, soon).toEqual([isNew, changed]);
    await expect.poll(() => saras.events, soon).toEqual([isNew, ["hidden", { id }]]);
    // A later connection receives recent changes too.
    const late = await listen(other, ali);
    await expect.poll(() => late.events, soon).toEqual([changed]);
    expect((await listen(server, ali)).response.status).toBe(200);
  },
);

test.for(DIALECTS)("%s: a merged lead is hidden from those who lose it", async (dialect) => {
  const { other, manager, sara, ali, addLead } = await makeServers(dialect);
  const [saras, target] = [await addLead(), await addLead()];
  await manager.request("POST", `/leads/${saras}/assign`, { ownerId: sara.id, version: 0 });
  await manager.request("POST", `/leads/${target}/assign`, { ownerId: ali.id, version: 0 });
  const connection = await listen(other, sara);
  await manager.request("POST", `/leads/${saras}/merge`, { into: target, version: 1 });
  await expect.poll(() => connection.events, soon).toContainEqual(["hidden", { id: saras }]);
});

test.for(DIALECTS)("%s: a merged lead is not named to those who never saw it", async (dialect) => {
  const { other, database, manager, sara, ali, addLead } = await makeServers(dialect);
  const [merged, target] = [await addLead(), await addLead()];
  await manager.request("POST", `/leads/${target}/assign`, { ownerId: ali.id, version: 0 });
  await manager.request("POST", `/leads/${merged}/merge`, { into: target, version: 0 });
  // The merge is long ago; today only the wish not to be called is stored.
  await database.run("update leads set received_at = 0, changed_at = 0, owner_since = 0");
  const connection = await listen(other, sara);
  await manager.request("POST", `/leads/${target}/stop`, { isStopped: true });
  const last = await addLead({ email: "next@example.com", phone: "+971 50 111 2222" });
  const event = ["lead", { id: last, version: 0 }];
  await expect.poll(() => connection.events, soon).toContainEqual(event);
  expect(connection.events).toEqual([event]);
});

test.for(DIALECTS)("%s: a home that another server changes is announced", async (dialect) => {
  const { other, sara, ali } = await makeServers(dialect);
  const saras = await listen(other, sara);
  for (const [version, status] of ["reserved", "sold"].entries()) {
    const change = { status, reason: "Deposit paid", version };
    expect((await ali.request("POST", "/homes/indus-residence/A-102", change)).status).toBe(200);
    const home = { development: "indus-residence", number: "A-102", version: version + 1 };
    await expect.poll(() => saras.events.at(-1), soon).toEqual(["home", home]);
  }
  expect(saras.events).toHaveLength(2);
  // A later connection receives recent changes too.
  const late = await listen(other, sara);
  await expect.poll(() => late.events, soon).toEqual([saras.events[1]]);
});

test.for(DIALECTS)(
  "%s: a connection receives the event of an erased lead once",
  async (dialect) => {
    const { other, manager, sara, addLead } = await makeServers(dialect);
    const id = await addLead();
    const saras = await listen(other, sara, `?lead=${id}`);
    await expect.poll(() => saras.events.length, soon).toBeGreaterThan(0);
    const reference = (await open(manager, id)).lead.reference;
    expect((await manager.request("POST", `/leads/${id}/erase`, { reference })).status).toBe(200);
    const eventsNamed = (name: string) => saras.events.filter(([event]) => event === name);
    await expect.poll(() => eventsNamed("erased"), soon).toEqual([["erased", { id }]]);
    const next = await addLead();
    await expect.poll(() => eventsNamed("lead").at(-1)?.[1], soon).toMatchObject({ id: next });
    expect(eventsNamed("erased")).toHaveLength(1);
  },
);

test.for(DIALECTS)("%s: only those who saw a lead learn that it is erased", async (dialect) => {
  const { other, manager, sara, ali, addLead } = await makeServers(dialect);
  const [saras, merged] = [await addLead(), await addLead()];
  await manager.request("POST", `/leads/${saras}/assign`, { ownerId: sara.id, version: 0 });
  await manager.request("POST", `/leads/${merged}/merge`, { into: saras, version: 0 });
  const streams = await Promise.all([manager, sara, ali].map((person) => listen(other, person)));
  const reference = (await open(manager, saras)).lead.reference;
  await manager.request("POST", `/leads/${saras}/erase`, { reference });
  const next = await addLead();
  const erased = streams.map((stream) => () => {
    const { events } = stream;
    const seesNext = events.some(
      ([name, data]) => name === "lead" && isDeepStrictEqual(data, { id: next, version: 0 }),
    );
    return seesNext && events.filter(([name]) => name === "erased").length;
  });
  await expect.poll(() => erased.map((count) => count()), soon).toEqual([2, 2, 0]);
  // A later connection of the others learns nothing either.
  const late = await listen(other, ali);
  await expect.poll(() => late.events.length, soon).toBeGreaterThan(0);
  expect(JSON.stringify(late.events)).not.toContain("erased");
});

test.for(DIALECTS)("%s: two people on one lead see each other", async (dialect) => {
  const { server, other, manager, sara, ali, addLead } = await makeServers(dialect);
  const id = await addLead();
  const viewers = (connection: { events: [string, unknown][] }) =>
    connection.events.findLast(([name]) => name === "viewers")?.[1];
  const managers = await listen(server, manager, `?lead=${id}`);
  await expect
    .poll(() => viewers(managers), soon)
    .toEqual({ leadId: id, accountIds: [manager.id] });
  const saras = await listen(other, sara, `?lead=${id}`);
  const both = { leadId: id, accountIds: [manager.id, sara.id].toSorted() };
  await expect.poll(() => viewers(managers), soon).toEqual(both);
  await expect.poll(() => viewers(saras), soon).toEqual(both);
  saras.close();
  await expect
    .poll(() => viewers(managers), soon)
    .toEqual({ leadId: id, accountIds: [manager.id] });
  await manager.request("POST", `/leads/${id}/assign`, { ownerId: ali.id, version: 0 });
  const hidden = await listen(other, sara, `?lead=${id}`);
  await expect.poll(() => hidden.events, soon).toEqual([["hidden", { id }]]);
  expect(viewers(managers)).toEqual({ leadId: id, accountIds: [manager.id] });
});

test.for(DIALECTS)("%s: only those who saw a lead learn that it is hidden", async (dialect) => {
  const { other, manager, sara, ali, addLead } = await makeServers(dialect);
  const id = await addLead();
  await manager.request("POST", `/leads/${id}/assign`, { ownerId: sara.id, version: 0 });
  const alis = await listen(other, ali);
  const managers = await listen(other, manager, `?lead=${id}`);
  const saras = await listen(other, sara, `?lead=${id}`);
  const named = (name: string) => saras.events.filter(([event]) => event === name);
  await expect.poll(() => named("viewers").length, soon).toBeGreaterThan(0);
  await manager.request("POST", `/leads/${id}/assign`, { ownerId: manager.id, version: 1 });
  await expect.poll(() => named("hidden"), soon).toEqual([["hidden", { id }]]);
  // She does not view it any more.
  await expect
    .poll(() => managers.events.findLast(([name]) => name === "viewers")?.[1], soon)
    .toEqual({ leadId: id, accountIds: [manager.id] });
  const next = await addLead();
  await expect.poll(() => alis.events.at(-1), soon).toEqual(["lead", { id: next, version: 0 }]);
  expect(alis.events.filter(([name]) => name === "hidden")).toHaveLength(1); // of nobody's lead
});

test.for(DIALECTS)("%s: a lead that is stored late is sent", async (dialect) => {
  const { other, database, sara, addLead } = await makeServers(dialect);
  const saras = await listen(other, sara);
  const first = await addLead();
  await expect.poll(() => saras.events, soon).toHaveLength(1);
  await database.run(
    `insert into leads (id, kind, name, email, phone, details, fingerprint, received_at)
     select 'late', kind, name, email, phone, details, '', received_at - 60000
     from leads where id = ?`,
    first,
  );
  await expect.poll(() => saras.events.at(-1), soon).toEqual(["lead", { id: "late", version: 0 }]);
});

test.for(DIALECTS)("%s: very many changes at once are one event", async (dialect) => {
  const { other, database, sara } = await makeServers(dialect);
  const saras = await listen(other, sara);
  await addManyLeads(database, 300);
  await database.run("update leads set changed_at = ?", Date.now());
  await expect.poll(() => saras.events, soon).toEqual([["reload", {}]]);
});

test("a connection ends with its session, or when the account is disabled", async () => {
  const { other, database, sara, ali } = await makeServers("sqlite");
  const [saras, alis] = [await listen(other, sara), await listen(other, ali)];
  await database.run("delete from sessions where account_id = ?", sara.id);
  await expect.poll(() => saras.isOpen, soon).toBe(false);
  expect(alis.isOpen).toBe(true);
  await database.run("update accounts set disabled_at = 1 where id = ?", ali.id);
  await expect.poll(() => alis.isOpen, soon).toBe(false);
});

test("a closing server ends its connections at once", async () => {
  const { other, sara } = await makeServers("sqlite");
  const saras = await listen(other, sara);
  const begin = performance.now();
  await other.app.close();
  expect(performance.now() - begin).toBeLessThan(5000);
  await expect.poll(() => saras.isOpen, soon).toBe(false);
});

test("a HEAD request is refused, because its response would have no end", async () => {
  const { server, sara } = await makeServers("sqlite");
  const response = await server.app.inject({
    method: "HEAD",
    url: "/api/desk/live",
    headers: { cookie: sara.cookie },
  });
  expect([response.statusCode, response.headers.allow]).toEqual([405, "GET"]);
});

test("a session has a limited number of connections, and none without a session", async () => {
  const { server, sara } = await makeServers("sqlite");
  const first = await Promise.all(Array.from({ length: 20 }, () => listen(server, sara)));
  expect((await listen(server, sara)).response.status).toBe(429);
  expect(first.every(({ isOpen }) => isOpen)).toBe(true);
  expect((await listen(server, { ...sara, cookie: "" })).response.status).toBe(401);
  expect((await listen(server, sara, "?lead=x")).response.status).toBe(422);
});

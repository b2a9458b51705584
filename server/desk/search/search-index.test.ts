import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { eraseLeads } from "#server/leads/erasure/erase-lead.ts";
import { indexLeads } from "./search-index.ts";
import { searchLeads } from "./search-leads.ts";
import { StoreFailure } from "#server/storage/store-failure.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";
import { makeApp } from "#server/testing/test-app.ts";
import type { Database, Statement } from "#server/storage/database.ts";
import { list, listIds, makeDesk } from "#server/testing/test-desk-leads.ts";

const found = (search: string) => `search=${encodeURIComponent(search)}`;

test.for(DIALECTS)("%s: a lead that changes during a search is found once", async (dialect) => {
  for (const during of ["changed", "indexed"]) {
    const { database, manager, addLead } = await makeDesk(dialect);
    const id = await addLead({ message: "zebra" });
    while ((await indexLeads(database)) > 0);
    if (during === "indexed") await database.run("update leads set is_indexed = 0");
    const all: typeof database.all = async (schema, ...statement) => {
      const rows = await database.all(schema, ...statement);
      if (/is_indexed = 0 order by/.test(statement[0])) {
        if (during === "indexed") await indexLeads(database);
        else await manager.request("POST", `/leads/${id}/note`, { text: "giraffe" });
      }
      return rows;
    };
    const viewer = { id: manager.id, role: "manager" as const };
    const page = await searchLeads(
      { ...database, all },
      { view: "all", sort: "newest", search: "zebra" },
      viewer,
      new Date(),
    );
    expect(
      page.leads.map((lead) => lead.id),
      during,
    ).toEqual([id]);
  }
});

test.for(DIALECTS)("%s: a late index of an older version stores nothing", async (dialect) => {
  const { database, manager, addLead } = await makeDesk(dialect);
  const id = await addLead();
  const late = {
    ...database,
    transaction: async (statements: Statement[]) => {
      await manager.request("POST", `/leads/${id}/note`, { text: "zebra" });
      expect(await listIds(manager, found("zebra"))).toEqual([id]);
      return database.transaction(statements);
    },
  };
  await indexLeads(late);
  expect(await listIds(manager, found("zebra"))).toEqual([id]);
});

function watchIndex(database: Database, perform: Database["transaction"] = database.transaction) {
  const steps: number[] = [];
  let underWay = 0;
  let mostAtOnce = 0;
  const watched: Database = {
    ...database,
    async transaction(statements) {
      const leads = statements.filter(([sql]) => sql.includes("set is_indexed = 1")).length;
      if (leads === 0) return database.transaction(statements);
      steps.push(leads);
      mostAtOnce = Math.max(mostAtOnce, ++underWay);
      return perform(statements).finally(() => underWay--);
    },
  };
  return { watched, steps, mostAtOnce: () => mostAtOnce };
}

const failing = () => Promise.reject(new StoreFailure("the index is not written"));

test.for(DIALECTS)(
  "%s: a server indexes the leads of earlier releases, ten at most in one transaction",
  async (dialect) => {
    const database = await openTestDatabase(dialect);
    await addManyLeads(database, 60);
    const { watched, steps, mostAtOnce } = watchIndex(database);
    const { app } = await makeApp({ database: watched });
    await app.ready();
    const behind = () => database.all(anyRow, "select id from leads where is_indexed = 0");
    await expect.poll(behind, { timeout: 50_000 }).toEqual([]);
    expect(steps.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(60);
    expect(Math.max(...steps)).toBeLessThanOrEqual(10);
    expect(mostAtOnce()).toBe(1);
  },
);

test.for(DIALECTS)("%s: a search finds changes that are not indexed yet", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const { manager, sara, addLead } = await makeDesk(dialect, {
    database: watchIndex(database, failing).watched,
  });
  const indexed = await addLead({ message: "lion" });
  while ((await indexLeads(database)) > 0);
  const changed = await addLead({ message: "zebra" });
  expect(await listIds(manager, found("omar"))).toEqual([changed, indexed]);
  expect(await listIds(manager, `${found("omar")}&sort=oldest`)).toEqual([indexed, changed]);
  await manager.request("POST", `/leads/${indexed}/note`, { text: "giraffe" });
  await manager.request("POST", `/leads/${indexed}/stage`, { stage: "offer", version: 1 });
  for (const search of ["giraffe", "lion gir", "omar lion"]) {
    expect(await listIds(manager, found(search)), search).toEqual([indexed]);
  }
  expect(await listIds(manager, `${found("omar")}&stage=offer`)).toEqual([indexed]);
  expect(await listIds(manager, `${found("omar")}&stage=new`)).toEqual([changed]);
  await manager.request("POST", `/leads/${changed}/assign`, { ownerId: manager.id, version: 0 });
  expect(await listIds(sara, found("omar"))).toEqual([indexed]);
  const { isIncomplete } = await list(manager, found("omar"));
  expect(isIncomplete).toBeUndefined();
});

test.for(DIALECTS)("%s: a search writes nothing", async (dialect) => {
  const database = await openTestDatabase(dialect);
  await addManyLeads(database, 20);
  const refuse = () => Promise.reject(new Error("a search wrote"));
  const readOnly = { ...database, run: refuse, transaction: refuse, script: refuse };
  const query = { view: "all", sort: "newest", search: "khan" } as const;
  const viewer = { id: "x", role: "manager" } as const;
  const page = await searchLeads(readOnly, query, viewer, new Date());
  expect(page.leads.length).toBeGreaterThan(0);
});

test.for(DIALECTS)("%s: pages of unindexed leads list each match once", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const { manager } = await makeDesk(dialect, {
    database: watchIndex(database, failing).watched,
  });
  await addManyLeads(database, 150);
  const ids: string[] = [];
  for (let after = ""; ;) {
    const page = await list(manager, `${found("khan")}${after}`);
    ids.push(...page.leads.map(({ id }) => id));
    if (!page.next) break;
    after = `&after=${page.next}`;
  }
  expect(ids).toHaveLength(100);
  expect(new Set(ids).size).toBe(100);
});

test.for(DIALECTS)("%s: a search says that an index is being filled", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const { manager } = await makeDesk(dialect, {
    database: watchIndex(database, failing).watched,
  });
  await addManyLeads(database, 250);
  const page = await list(manager, found("khan"));
  expect(page.isIncomplete).toBe(true);
  expect(page.leads.length).toBeGreaterThan(0);
});

test.for(DIALECTS)(
  "%s: an erased lead leaves no words in the lead it was merged into",
  async (dialect) => {
    const { manager, addLead, server } = await makeDesk(dialect);
    const [merged, into] = [
      await addLead({ message: "zebra" }),
      await addLead({ message: "lion" }),
    ];
    await manager.request("POST", `/leads/${merged}/merge`, { into, version: 0 });
    await expect.poll(() => listIds(manager, found("zebra"))).toEqual([into]);
    const { database } = server.deps;
    await indexLeads(database, 10);
    await eraseLeads([merged], server.deps, { at: server.deps.now(), by: null });
    await indexLeads(database, 10);
    expect(await listIds(manager, found("zebra"))).toEqual([]);
    expect(await listIds(manager, found("lion"))).toEqual([into]);
  },
);

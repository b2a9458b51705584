import { expect, test } from "vitest";
import type { BulkResponse } from "#domain/desk/bulk.ts";
import { countRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";

test.for(DIALECTS)("%s: a bulk change says what happened to each lead", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const [a, b, alis] = [await addLead(), await addLead(), await addLead()];
  await manager.request("POST", `/leads/${alis}/assign`, { ownerId: ali.id, version: 0 });
  const change = (body: object) => sara.request("POST", "/leads/bulk", body);
  const leads = [
    { id: a, version: 0 },
    { id: b, version: 7 },
    { id: alis, version: 1 },
    { id: "unknown", version: 0 },
  ];
  const moved = await change({ leads, change: { kind: "stage", stage: "contacted" } });
  expect(moved.status).toBe(200);
  expect(moved.body).toEqual([
    { id: a, outcome: "done", lead: (await open(sara, a)).lead },
    { id: b, outcome: "conflict", lead: (await open(sara, b)).lead },
    { id: alis, outcome: "not found", lead: null },
    { id: "unknown", outcome: "not found", lead: null },
  ]);
  expect((moved.body as BulkResponse)[0]!.lead!.stage).toBe("contacted");
  const assigned = await change({
    leads: [{ id: a, version: 1 }],
    change: { kind: "assign", ownerId: ali.id },
  });
  expect(assigned.body).toMatchObject([{ outcome: "refused", lead: { ownerId: null } }]);
});

test.for(DIALECTS)("%s: a manager assigns many leads in turn at once", async (dialect) => {
  const { manager, addLead, database } = await makeDesk(dialect);
  await database.run("update accounts set is_present = 1 where role = 'agent'");
  const leads = [];
  for (let count = 0; count < 10; count++) leads.push({ id: await addLead(), version: 0 });
  const { body } = await manager.request("POST", "/leads/bulk", {
    leads,
    change: { kind: "assign", ownerId: "next" },
  });
  expect((body as BulkResponse).map(({ outcome }) => outcome)).toEqual(leads.map(() => "done"));
  const counts = await database.all(
    countRow,
    "select count(*) as count from leads group by owner_id",
  );
  expect(counts).toEqual([{ count: 5 }, { count: 5 }]);
});

test("a bulk change stores ten leads at most at once", async () => {
  const { manager, addLead, database, server } = await makeDesk("sqlite");
  const leads = [];
  for (let count = 0; count < 25; count++) leads.push({ id: await addLead(), version: 0 });
  const { transaction } = database;
  let underWay = 0;
  let mostAtOnce = 0;
  server.deps.database.transaction = async (statements) => {
    const isChange = statements.some(([sql]) => sql.includes("lead_events"));
    if (isChange) mostAtOnce = Math.max(mostAtOnce, ++underWay);
    const changed = await transaction.call(database, statements);
    if (isChange) underWay--;
    return changed;
  };
  const change = { kind: "stage", stage: "viewing" };
  const { body } = await manager.request("POST", "/leads/bulk", { leads, change });
  expect((body as BulkResponse).map(({ id }) => id)).toEqual(leads.map(({ id }) => id));
  expect(mostAtOnce).toBe(10);
});

test("a bulk change has between 1 and 100 leads", async () => {
  const { manager } = await makeDesk("sqlite");
  for (const [length, status] of [
    [0, 422],
    [100, 200],
    [101, 422],
  ] as const) {
    const leads = Array.from({ length }, (_, index) => ({ id: `${index}`, version: 0 }));
    const response = await manager.request("POST", "/leads/bulk", {
      leads,
      change: { kind: "stage", stage: "won" },
    });
    expect(response.status, String(length)).toBe(status);
  }
});

import { expect, test } from "vitest";
import type { AuditPage, AuditQuery } from "#domain/desk/audit.ts";
import { DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { makeDesk, open } from "#server/desk/leads/test-desk-leads.ts";
import { auditPageStatement } from "./routes.ts";

test.for(DIALECTS)("%s: the audit is filtered by person and action", async (dialect) => {
  const { manager, sara, addLead } = await makeDesk(dialect);
  const id = await addLead();
  await sara.call("POST", `/leads/${id}/assign`, { ownerId: sara.id, version: 0 });
  await manager.call("POST", `/leads/${id}/stage`, { stage: "contacted", version: 1 });
  const read = async (query: string) =>
    ((await manager.call("GET", `/audit?${query}`)).body as AuditPage).entries;
  const both = await read("action=lead-changed");
  expect(both.map(({ by }) => by).toSorted()).toEqual([manager.id, sara.id].toSorted());
  expect((await read(`by=${sara.id}`)).map(({ by, subject }) => [by, subject])).toEqual([
    [sara.id, id],
  ]);
  expect(await read(`by=${sara.id}&action=leads-exported`)).toEqual([]);
  expect(await manager.call("GET", "/audit?action=unknown")).toMatchObject({ status: 422 });
});

test.for(DIALECTS)("%s: an entry names its lead until the lead is erased", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const id = await addLead();
  await manager.call("POST", `/leads/${id}/stage`, { stage: "contacted", version: 0 });
  const { reference } = (await open(manager, id)).lead;
  const references = async () =>
    ((await manager.call("GET", "/audit")).body as AuditPage).entries
      .filter(({ subject }) => subject === id)
      .map((entry) => entry.reference);
  expect(await references()).toEqual([reference]);
  await manager.call("POST", `/leads/${id}/erase`, { reference });
  expect(await references()).toEqual([null, null]);
});

test.for([
  [{}, "audit_entries_at"],
  [{ by: "a" }, "audit_entries_by_account"],
  [{ action: "sign-in" }, "audit_entries_by_action"],
] as [AuditQuery, string][])(
  "SQLite reads %j from an index in its order",
  async ([query, index]) => {
    const database = await openTestDatabase("sqlite");
    for (const after of [undefined, "17 x"]) {
      const [sql, ...values] = auditPageStatement({ ...query, after });
      const plan = await database.all<{ detail: string }>(`explain query plan ${sql}`, ...values);
      const steps = plan.map(({ detail }) => detail);
      expect(steps[0]).toContain(`INDEX ${index} `);
      expect(steps.join()).not.toContain("TEMP B-TREE");
    }
  },
);

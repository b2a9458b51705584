import { expect, test } from "vitest";
import { z } from "zod";
import type { AuditPage, AuditQuery } from "#domain/desk/audit.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";
import { encodeCursor } from "#server/http/page-cursor.ts";
import { auditLeads, auditStatement } from "#server/storage/audit-statement.ts";
import { auditPageStatement } from "./routes.ts";

test.for(DIALECTS)("%s: the audit is filtered by person and action", async (dialect) => {
  const { manager, sara, addLead } = await makeDesk(dialect);
  const id = await addLead();
  await sara.request("POST", `/leads/${id}/assign`, { ownerId: sara.id, version: 0 });
  await manager.request("POST", `/leads/${id}/stage`, { stage: "contacted", version: 1 });
  const read = async (query: string) =>
    ((await manager.request("GET", `/audit?${query}`)).body as AuditPage).entries;
  const both = await read("action=lead-changed");
  expect(both.map(({ by }) => by).toSorted()).toEqual([manager.id, sara.id].toSorted());
  expect((await read(`by=${sara.id}`)).map(({ by, subject }) => [by, subject])).toEqual([
    [sara.id, id],
  ]);
  expect(await read(`by=${sara.id}&action=leads-exported`)).toEqual([]);
  expect(await manager.request("GET", "/audit?action=unknown")).toMatchObject({ status: 422 });
});

test.for(DIALECTS)("%s: an entry names its lead until the lead is erased", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const id = await addLead();
  await manager.request("POST", `/leads/${id}/stage`, { stage: "contacted", version: 0 });
  const { reference } = (await open(manager, id)).lead;
  const references = async () =>
    ((await manager.request("GET", "/audit")).body as AuditPage).entries
      .filter(({ subject }) => subject === id)
      .map((entry) => entry.reference);
  expect(await references()).toEqual([reference]);
  await manager.request("POST", `/leads/${id}/erase`, { reference });
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
    for (const after of [undefined, encodeCursor("audit", [17, "x"])]) {
      const [sql, ...values] = auditPageStatement({ ...query, after });
      const plan = await database.all(
        z.object({ detail: z.string() }),
        `explain query plan ${sql}`,
        ...values,
      );
      const steps = plan.map(({ detail }) => detail);
      expect(steps[0]).toContain(`INDEX ${index} `);
      expect(steps.join()).not.toContain("TEMP B-TREE");
    }
  },
);

test.for(DIALECTS)("%s: a page that ends with an erasure has a next one", async (dialect) => {
  const { manager, database, addLead } = await makeDesk(dialect);
  await addLead();
  await database.run(
    ...auditLeads({ at: new Date(1), by: null, action: "lead-erased" }, ["1 = 1"]),
  );
  await database.transaction(
    Array.from({ length: 99 }, () =>
      auditStatement({ at: new Date(2), by: null, action: "sign-in" }),
    ),
  );
  await database.run(...auditStatement({ at: new Date(0), by: null, action: "sign-out" }));
  const first = (await manager.request("GET", "/audit")).body as AuditPage;
  expect(first.entries.at(-1)).toMatchObject({ action: "lead-erased" });
  const next = await manager.request("GET", `/audit?after=${first.next}`);
  expect(next).toMatchObject({ status: 200, body: { entries: [{ action: "sign-out" }] } });
});

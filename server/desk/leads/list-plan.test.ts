import { expect, test } from "vitest";
import { z } from "zod";
import { leadQuery, VIEWS } from "#domain/desk/leads.ts";
import { openTestDatabase } from "#server/testing/test-databases.ts";
import { rangesOf } from "./lead-filter.ts";
import { pageStatement } from "./list-leads.ts";

const now = new Date("2026-03-10T08:00:00Z");
const manager = { id: "m", role: "manager" } as const;
const agent = { id: "00000000-0000-4000-8000-000000000000", role: "agent" } as const;

/** An index for lists, or the id of a listed lead. */
const INDEXED =
  /INDEX (leads_by_(time|due|owner|owner_due|stage)|leads_suspected|sqlite_autoindex_leads_1)\b/;

/** Leads that are due are found by date and then sorted. */
const SORTED = /^(SCAN|CO-ROUTINE|MATERIALIZE) leads$/;

test("every list of SQLite is read from an index in its order", async () => {
  const database = await openTestDatabase("sqlite");
  for (const viewer of [manager, agent]) {
    for (const view of VIEWS) {
      for (const sort of ["newest", "oldest", "due"] as const) {
        for (const filter of [{}, { kind: "broker" }, { stage: "offer" }, { owner: agent.id }]) {
          const query = leadQuery.parse({ view, sort, ...filter });
          const after = sort === "due" ? [1, 1, "x"] : [1, "x"];
          const ranges = rangesOf(query, viewer, now);
          if (ranges.length === 0) continue;
          const [sql, ...values] = pageStatement(ranges, query, after);
          const plan = await database.all(
            z.object({ detail: z.string() }),
            `explain query plan ${sql}`,
            ...values,
          );
          const steps = plan.map(({ detail }) => detail).filter((step) => /\bleads\b/.test(step));
          const label = `${viewer.role} ${JSON.stringify(query)}\n${steps.join("\n")}`;
          expect(steps.length, label).toBeGreaterThan(ranges.length);
          const isSorted = view === "due" && sort !== "due";
          const unindexed = steps.filter((step) => !INDEXED.test(step));
          const unexpected = unindexed.filter((step) => !isSorted || !SORTED.test(step));
          expect(unexpected, label).toEqual([]);
        }
      }
    }
  }
});

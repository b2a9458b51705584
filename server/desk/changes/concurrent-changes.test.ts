import { expect, test, vi } from "vitest";
import type { LeadView } from "#domain/desk/lead.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { bodyOf, CHANGES, VERSIONED } from "./test-changes.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";

vi.setConfig({ testTimeout: 180_000 });

const PAIRS = CHANGES.flatMap((first, index) =>
  CHANGES.slice(index).map((second) => [first, second] as const),
);

test.for(DIALECTS)(
  "%s: of two people who change a version at once, one is done and one gets 409 with the lead",
  async (dialect) => {
    const { manager, sara, addLead, database } = await makeDesk(dialect);
    for (const pair of PAIRS) {
      // Each pair has a person of its own, because a stop holds for all leads of a person.
      const phone = `+971 50 ${String(1_000_000 + PAIRS.indexOf(pair))}`;
      const person = { phone, email: `${phone.slice(-7)}@example.com` };
      const [id, into, another] = [
        await addLead(person),
        await addLead(person),
        await addLead(person),
      ];
      // The two merges go into different leads.
      const targets = [into, another] as [string, string];
      const [first, second] = await Promise.all(
        [sara, manager].map((user, index) => {
          const body = bodyOf(pair[index]!, { ownerId: sara.id, into: targets[index]! });
          return user.request("POST", `/leads/${id}/${pair[index]!}`, body);
        }),
      );
      const title = pair.join(" and ");
      const responses = [first!, second!];
      const done = responses.filter(({ status }) => status === 200);
      const { lead } = await open(manager, id);

      // A change without a version is always done; of two with one, only the first.
      const versioned = pair.filter((change) => VERSIONED.has(change)).length;
      const lost = responses.filter(({ status }) => status === 409);
      // An earlier stop refuses the phone call, and a merged lead refuses every change.
      const mayRefuse = pair.includes("merge") || (pair.includes("call") && pair.includes("stop"));
      const refused = responses.filter(({ status }) => status === 422 && mayRefuse);
      expect(done.length + lost.length + refused.length, title).toBe(2);
      if (versioned === 0) expect(done, title).toHaveLength(2 - refused.length);
      if (versioned === 2) expect(done, title).toHaveLength(1);
      for (const [index, { status }] of responses.entries()) {
        if (VERSIONED.has(pair[index]!)) continue;
        expect(status, title).toBeOneOf(mayRefuse ? [200, 422] : [200]);
      }
      for (const { body } of lost) {
        const { message, view } = body as { message: string; view: LeadView };
        expect(message).toBe("Somebody changed this lead meanwhile");
        expect(view.lead, title).toMatchObject({ id, version: 1 });
      }

      // Every change that was done is there, and nothing of the other.
      expect(lead.version, title).toBe(done.length);
      for (const table of ["lead_events where lead_id", "audit_entries where subject"]) {
        const rows = await database.all(anyRow, `select 1 from ${table} = ?`, id);
        expect(rows, `${title}: ${table}`).toHaveLength(done.length);
      }
      const merged = await database.all(
        anyRow,
        "select 1 from lead_events where kind = 'merged' and lead_id in (?, ?)",
        ...targets,
      );
      expect(merged.length, title).toBe((await open(manager, id)).mergedInto ? 1 : 0);
    }
  },
);

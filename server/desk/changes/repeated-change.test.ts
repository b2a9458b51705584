import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { bodyOf, CHANGES } from "./test-changes.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";

test.for(DIALECTS)("%s: a change that is repeated with its id is made once", async (dialect) => {
  const { manager, sara, addLead, database } = await makeDesk(dialect);
  for (const change of CHANGES) {
    const [id, into] = [await addLead(), await addLead()];
    const body = { ...bodyOf(change, { ownerId: manager.id, into }), changeId: randomUUID() };
    const repeat = () => manager.request("POST", `/leads/${id}/${change}`, body);
    const responses = await Promise.all([repeat(), repeat(), repeat()]);
    // A repeated change stays the same change after another one. A merged lead refuses it.
    const other = await manager.request("POST", `/leads/${id}/note`, { text: "Another note" });
    const made = other.status === 200 ? 2 : 1;
    expect(made, change).toBe(change === "merge" ? 1 : 2);
    responses.push(await repeat());
    expect(
      responses.map(({ status }) => status),
      change,
    ).toEqual([200, 200, 200, 200]);

    expect((await open(manager, id)).lead.version, change).toBe(made);
    const count = async (from: string) =>
      (await database.all(anyRow, `select 1 from ${from} = ?`, id)).length;
    expect(await count("lead_events where lead_id"), change).toBe(made);
    expect(await count("audit_entries where subject"), change).toBe(made);
    const repliesSent = await count("messages where purpose = 'answer' and lead_id");
    expect(repliesSent, change).toBe(change === "reply" ? 1 : 0);

    // The id belongs to this change of this person.
    const foreign = await sara.request("POST", `/leads/${into}/note`, {
      text: "x",
      changeId: body.changeId,
    });
    expect(foreign.status, change).toBe(422);
  }
});

import { expect, test } from "vitest";
import { DIALECTS } from "#server/db/test-databases.ts";
import { listIds, makeDesk, open, texts } from "./test-desk-leads.ts";

test.for(DIALECTS)(
  "%s: a merged lead is on the other's timeline, not in lists",
  async (dialect) => {
    const { manager, addLead, database } = await makeDesk(dialect);
    const [a, b, c] = [await addLead(), await addLead(), await addLead()];
    const reference = async (id: string) => (await open(manager, id)).lead.reference;
    await manager.call("POST", `/leads/${a}/note`, { text: "A note" });
    const merge = (id: string, into: string, version: number) =>
      manager.call("POST", `/leads/${id}/merge`, { into, version });
    expect((await merge(a, b, 1)).status).toBe(200);
    expect((await open(manager, a)).mergedInto).toBe(b);
    expect(await listIds(manager)).toEqual(expect.arrayContaining([b, c]));
    expect(await listIds(manager)).toHaveLength(2);
    expect((await open(manager, b)).lead.version).toBe(1);
    expect((await open(manager, b)).samePerson.map(({ id }) => id)).toEqual([c]);
    // What was merged into a lead goes along when that lead is merged.
    expect((await merge(b, c, 1)).status).toBe(200);
    expect((await open(manager, a)).mergedInto).toBe(c);
    expect(texts(await open(manager, c))).toEqual(
      expect.arrayContaining([
        "A note",
        "Received",
        `Received ${await reference(a)}, merged into this lead`,
        `Received ${await reference(b)}, merged into this lead`,
        `${await reference(a)} was merged into this lead`,
        `${await reference(b)} was merged into this lead`,
        `Merged into ${await reference(c)}`,
      ]),
    );
    expect(await database.all("select action from audit_entries order by action")).toEqual([
      { action: "lead-changed" },
      { action: "lead-merged" },
      { action: "lead-merged" },
    ]);
  },
);

test.for(DIALECTS)("%s: impossible merges are refused", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const [a, b, c, alis] = [await addLead(), await addLead(), await addLead(), await addLead()];
  await manager.call("POST", `/leads/${alis}/assign`, { ownerId: ali.id, version: 0 });
  await manager.call("POST", `/leads/${a}/merge`, { into: b, version: 0 });
  for (const [id, into, version] of [
    [a, c, 1], // merged already
    [c, a, 0], // into a merged one
    [c, c, 0],
    [c, "unknown", 0],
    [c, alis, 0], // which Sara may not see
  ] as const) {
    const { status } = await sara.call("POST", `/leads/${id}/merge`, { into, version });
    expect(status, `${id} ${into}`).toBe(422);
  }
  const late = await manager.call("POST", `/leads/${c}/merge`, { into: b, version: 1 });
  expect(late.status).toBe(409);
});

test.for(DIALECTS)("%s: merges in opposite directions at once leave one lead", async (dialect) => {
  const { manager, sara, addLead } = await makeDesk(dialect);
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await addLead(), await addLead()];
    const answers = await Promise.all([
      manager.call("POST", `/leads/${a}/merge`, { into: b, version: 0 }),
      sara.call("POST", `/leads/${b}/merge`, { into: a, version: 0 }),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeOneOf([409, 422]);
    const merged = [(await open(manager, a)).mergedInto, (await open(manager, b)).mergedInto];
    expect(merged.filter(Boolean)).toHaveLength(1);
  }
});

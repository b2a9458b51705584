import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { list, listIds, makeDesk, open, texts } from "#server/testing/test-desk-leads.ts";

test.for(DIALECTS)(
  "%s: a merged lead is on the other's timeline, not in lists",
  async (dialect) => {
    const { manager, addLead, database } = await makeDesk(dialect);
    const [a, b, c] = [await addLead(), await addLead(), await addLead()];
    const reference = async (id: string) => (await open(manager, id)).lead.reference;
    await manager.request("POST", `/leads/${a}/note`, { text: "A note" });
    const merge = (id: string, into: string, version: number) =>
      manager.request("POST", `/leads/${id}/merge`, { into, version });
    expect((await merge(a, b, 1)).status).toBe(200);
    expect((await open(manager, a)).mergedInto).toBe(b);
    expect(await listIds(manager)).toEqual(expect.arrayContaining([b, c]));
    expect(await listIds(manager)).toHaveLength(2);
    expect((await open(manager, b)).lead.version).toBe(1);
    expect((await open(manager, b)).samePerson.map(({ id }) => id)).toEqual([c]);
    // A lead that was merged moves along with its target.
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
    expect(await database.all(anyRow, "select action from audit_entries order by action")).toEqual([
      { action: "lead-changed" },
      { action: "lead-merged" },
      { action: "lead-merged" },
    ]);
  },
);

test.for(DIALECTS)("%s: impossible merges are refused", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const [a, b, c, alis] = [await addLead(), await addLead(), await addLead(), await addLead()];
  const stranger = await addLead({ email: "else@example.com", phone: "+92 300 1111111" });
  await manager.request("POST", `/leads/${alis}/assign`, { ownerId: ali.id, version: 0 });
  await manager.request("POST", `/leads/${a}/merge`, { into: b, version: 0 });
  const notFound = "The other lead does not exist, or belongs to somebody else";
  for (const [id, into, version, message] of [
    [a, c, 1, "This lead was merged into another one: change that one"],
    [c, a, 0, "The other lead was merged already"],
    [c, c, 0, "A lead cannot be merged into itself"],
    [c, "unknown", 0, notFound],
    [c, alis, 0, notFound],
    [c, stranger, 0, "Only leads with the same phone number or e-mail address can be merged"],
  ] as const) {
    const response = await sara.request("POST", `/leads/${id}/merge`, { into, version });
    expect(response, `${id} ${into}`).toMatchObject({ status: 422, body: { message } });
  }
  const late = await manager.request("POST", `/leads/${c}/merge`, { into: b, version: 1 });
  expect(late.status).toBe(409);
});

test.for(DIALECTS)("%s: merges in opposite directions at once leave one lead", async (dialect) => {
  const { manager, sara, addLead } = await makeDesk(dialect);
  for (let round = 0; round < 5; round++) {
    const [a, b] = [await addLead(), await addLead()];
    const responses = await Promise.all([
      manager.request("POST", `/leads/${a}/merge`, { into: b, version: 0 }),
      sara.request("POST", `/leads/${b}/merge`, { into: a, version: 0 }),
    ]);
    const statuses = responses.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(200);
    expect(statuses[1]).toBeOneOf([409, 422]);
    const merged = [(await open(manager, a)).mergedInto, (await open(manager, b)).mergedInto];
    expect(merged.filter(Boolean)).toHaveLength(1);
  }
});

test.for(DIALECTS)("%s: merges in a row at once leave no chain", async (dialect) => {
  const { manager, sara, addLead, database } = await makeDesk(dialect);
  for (let round = 0; round < 12; round++) {
    const [a, b, c] = [await addLead(), await addLead(), await addLead()];
    await Promise.all([
      manager.request("POST", `/leads/${a}/merge`, { into: b, version: 0 }),
      sara.request("POST", `/leads/${b}/merge`, { into: c, version: 0 }),
    ]);
    const chain = await database.all(
      anyRow,
      `select 1 from leads join leads as target on target.id = leads.merged_into
       where target.merged_into is not null`,
    );
    expect(chain).toEqual([]);
  }
});

test.for(DIALECTS)("%s: the earlier next step stays due after a merge", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const soon = { at: 1_900_000_000_000, note: "Soon" };
  const late = { at: 1_950_000_000_000, note: "Late" };
  for (const [own, target] of [
    [soon, late],
    [late, soon],
    [soon, null],
    [null, soon],
  ]) {
    const [a, b] = [await addLead(), await addLead()];
    const plan = (id: string, nextStep: object | null) =>
      manager.request("POST", `/leads/${id}/next-step`, { nextStep, version: 0 });
    await plan(a, own!);
    await plan(b, target!);
    await manager.request("POST", `/leads/${a}/merge`, { into: b, version: 1 });
    expect((await open(manager, b)).lead.nextStep).toEqual(soon);
    expect((await list(manager, "sort=due")).leads[0]).toMatchObject({ id: b });
    await manager.request("POST", `/leads/${b}/next-step`, { nextStep: null, version: 2 });
  }
});

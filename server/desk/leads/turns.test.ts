import { expect, test } from "vitest";
import { z } from "zod";
import { anyRow } from "#server/testing/test-rows.ts";
import { migrate } from "#server/storage/migrate.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";
import { addPerson, requestDesk } from "#server/testing/test-desk.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { type Dialect, listIds, makeDesk } from "#server/testing/test-desk-leads.ts";

/** Sara and Ali are present, another agent is not, and one is disabled. */
async function makeOffice(dialect: Dialect) {
  const connect = await makeDatabase(dialect);
  const database = connect();
  await migrate(database);
  const desk = await makeDesk(dialect, { database });
  const { manager, server } = desk;
  await addPerson(server, "agent", "Away");
  const disabled = await addPerson(server, "agent", "Disabled");
  await database.run("update accounts set is_present = 1 where role = 'agent' and name <> 'Away'");
  await database.run("update accounts set disabled_at = 1 where id = ?", disabled.id);
  const servers = [server, await makeApp({ database: connect(), rateLimits: [] })];

  async function assignNext(id: string, place: number) {
    const body = { ownerId: "next", version: 0 };
    const { cookie } = manager;
    const { app } = servers[place % servers.length]!;
    return requestDesk(app, "POST", `/leads/${id}/assign`, body, { cookie });
  }

  async function addLeads(length: number) {
    const ids: string[] = [];
    while (ids.length < length) ids.push(await desk.addLead());
    return ids;
  }

  return { ...desk, disabled, assignNext, addLeads };
}

test.for(DIALECTS)("%s: two servers give leads in turn to those who can work", async (dialect) => {
  const { sara, ali, database, assignNext, addLeads } = await makeOffice(dialect);
  const owners = async () =>
    (
      await database.all(
        z.object({ owner: z.string() }),
        "select owner_id as owner from leads where owner_id is not null",
      )
    ).map(({ owner }) => owner);
  const together = await Promise.all((await addLeads(12)).map(assignNext));
  expect(together.map(({ status }) => status)).toEqual(together.map(() => 200));
  for (const { id } of [sara, ali]) {
    expect((await owners()).filter((owner) => owner === id)).toHaveLength(6);
  }
  const inOrder: string[] = [];
  for (const [place, id] of (await addLeads(4)).entries()) {
    const { body } = await assignNext(id, place);
    inOrder.push((body as { lead: { ownerId: string } }).lead.ownerId);
  }
  expect(new Set(inOrder.slice(0, 2)).size).toBe(2);
  expect(inOrder.slice(2)).toEqual(inOrder.slice(0, 2));
});

test.for(DIALECTS)(
  "%s: a manager finds and reassigns leads of a disabled person",
  async (dialect) => {
    const { manager, sara, ali, addLeads, database } = await makeOffice(dialect);
    const ids = await addLeads(3);
    for (const id of ids.slice(0, 2)) {
      await manager.request("POST", `/leads/${id}/assign`, { ownerId: sara.id, version: 0 });
    }
    await manager.request("POST", `/people/${sara.id}`, { isDisabled: true });
    const found = await listIds(manager, `owner=${sara.id}`);
    expect(found.toSorted()).toEqual(ids.slice(0, 2).toSorted());
    await manager.request("POST", "/leads/bulk", {
      leads: found.map((id) => ({ id, version: 1 })),
      change: { kind: "assign", ownerId: "next" },
    });
    expect(await listIds(manager, `owner=${sara.id}`)).toEqual([]);
    expect(await listIds(ali, `owner=${ali.id}`)).toHaveLength(2);
    expect(await database.all(anyRow, "select id from leads where owner_id is null")).toHaveLength(
      1,
    );
  },
);

import { expect, test } from "vitest";
import type { z } from "zod";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { VIEWS } from "#domain/desk/leads.ts";
import { idRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";
import { contact } from "#server/testing/test-app.ts";
import { type Dialect, list, makeDesk, type Person } from "#server/testing/test-desk-leads.ts";

const NOW = Date.parse("2026-03-10T08:00:00Z");
const DAY = 24 * 3_600_000;
const STAGES = ["new", "new", "contacted", "viewing", "offer", "won", "lost"];

async function makeManyLeads(dialect: Dialect, count = 300) {
  const desk = await makeDesk(dialect);
  const { database, sara, ali } = desk;
  await addManyLeads(database, count);
  const ids = (await database.all(idRow, "select id from leads order by id")).map(({ id }) => id);
  const owners = [null, sara.id, ali.id, null];
  await database.transaction(
    ids.map((id, index) => [
      `update leads set stage = ?, stage_since = ?, owner_id = ?, next_step_at = ?, due_order = ?,
         suspicion = ?, merged_into = ? where id = ?`,
      STAGES[index % 7]!,
      index % 2 === 0 ? null : NOW - (index % 20) * DAY,
      owners[index % 4]!,
      index % 5 === 0 ? NOW + (index % 9) * DAY - 3 * DAY : null,
      index % 5 === 0 ? NOW + (index % 9) * DAY - 3 * DAY : Number.MAX_SAFE_INTEGER,
      index % 11 === 0 ? "honeypot" : null,
      index % 29 === 1 ? ids[0]! : null,
      id,
    ]),
  );
  return desk;
}

async function allPages(person: Person, query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ""; ;) {
    const page = await list(person, `${query}${after}`);
    ids.push(...page.leads.map(({ id }) => id));
    if (page.next === null) return ids;
    expect(page.leads).toHaveLength(50);
    after = `&after=${page.next}`;
  }
}

const leadRow = idRow.loose();

type Row = z.infer<typeof leadRow>;

/** Computes the same lists from all rows without an index. */
function expectedIds(
  rows: Row[],
  person: { id: string; isManager: boolean },
  { view, sort, ...filter }: Record<string, string>,
): string[] {
  const limits: Record<string, number> = { new: 1, contacted: 3, viewing: 7, offer: 14 };
  const isOpen = (row: Row) => row.stage !== "won" && row.stage !== "lost";
  const isSpam = (row: Row) => row.suspicion !== null && row.stage === "new";
  const since = (row: Row) => Number(row.stage_since ?? row.received_at);
  const views: Record<string, (row: Row) => boolean> = {
    all: () => true,
    new: (row) => row.stage === "new" && row.suspicion === null,
    mine: (row) => row.owner_id === person.id && isOpen(row),
    due: (row) => isOpen(row) && Number(row.due_order) < Date.parse("2026-03-10T20:00:00Z"),
    waiting: (row) =>
      isOpen(row) && !isSpam(row) && since(row) < NOW - limits[String(row.stage)]! * DAY,
    spam: isSpam,
  };
  const listed = rows.filter(
    (row) =>
      row.merged_into === null &&
      (person.isManager || row.owner_id === null || row.owner_id === person.id) &&
      views[view!]!(row) &&
      (!filter.kind || row.kind === filter.kind) &&
      (!filter.stage || row.stage === filter.stage) &&
      (!filter.owner || (row.owner_id ?? "none") === filter.owner),
  );
  const byTime = (a: Row, b: Row) =>
    Number(a.received_at) - Number(b.received_at) || (a.id < b.id ? -1 : 1);
  if (sort === "newest") return listed.toSorted((a, b) => byTime(b, a)).map(({ id }) => id);
  if (sort === "oldest") return listed.toSorted(byTime).map(({ id }) => id);
  return listed
    .toSorted((a, b) => Number(a.due_order) - Number(b.due_order) || byTime(a, b))
    .map(({ id }) => id);
}

test.for(DIALECTS)("%s: every view, filter and order lists each lead once", async (dialect) => {
  const { database, manager, sara } = await makeManyLeads(dialect);
  const rows = await database.all(leadRow, "select * from leads");
  const filters: Record<string, string>[] = [
    {},
    { kind: LEAD_KINDS[1] },
    { stage: "contacted" },
    { owner: "none" },
    { owner: sara.id },
    { owner: manager.id, kind: "broker", stage: "won" },
  ];
  for (const person of [manager, sara]) {
    for (const view of VIEWS) {
      for (const sort of ["newest", "oldest", "due"]) {
        for (const filter of filters) {
          const query = { view, sort, ...filter };
          const expected = expectedIds(
            rows,
            { id: person.id, isManager: person === manager },
            query,
          );
          const label = `${person.email} ${JSON.stringify(query)}`;
          expect(await allPages(person, String(new URLSearchParams(query))), label).toEqual(
            expected,
          );
        }
      }
    }
    const counts = Object.fromEntries(
      VIEWS.map((view) => [
        view,
        expectedIds(
          rows,
          { id: person.id, isManager: person === manager },
          { view, sort: "newest" },
        ).length,
      ]),
    );
    expect((await person.request("GET", "/counts")).body).toEqual(counts);
  }
});

test.for(DIALECTS)("%s: counts end at 1,000", async (dialect) => {
  const { database, manager, sara } = await makeDesk(dialect);
  await addManyLeads(database, 1100);
  for (const person of [manager, sara]) {
    expect((await person.request("GET", "/counts")).body).toEqual({
      all: 1000,
      new: 1000,
      mine: 0,
      due: 0,
      waiting: 0,
      spam: 0,
    });
  }
});

test.for(DIALECTS)(
  "%s: pages have no gap and no repetition while leads arrive",
  async (dialect) => {
    const { database, manager, addLead } = await makeDesk(dialect);
    await addManyLeads(database, 160);
    const before = await database.all(
      idRow,
      "select id from leads order by received_at desc, id desc",
    );
    const seen: string[] = [];
    for (let after = ""; ;) {
      const page = await list(manager, `sort=newest${after}`);
      seen.push(...page.leads.map(({ id }) => id));
      if (!page.next) break;
      await addLead();
      after = `&after=${page.next}`;
    }
    expect(seen).toEqual(before.map(({ id }) => id));
  },
);

test.for(DIALECTS)("%s: a row has what the inbox shows", async (dialect) => {
  const { server, manager } = await makeDesk(dialect, { liveForms: true });
  await server.send("contact", {
    ...contact,
    message: "Two bedrooms,\nwith a view of the sea",
    subject: "Buying",
    page: "/project/x",
    pageTitle: "Palm Residence",
  });
  const [row] = (await list(manager)).leads;
  expect(row).toMatchObject({
    reference: expect.stringMatching(/^C-[\dA-F]{8}$/),
    kind: "contact",
    name: "Omar Aziz",
    wants: "Buying: Two bedrooms, with a view of the sea",
    about: "Palm Residence",
    receivedAt: NOW,
    stage: "new",
    stageSince: NOW,
    isWaiting: false,
    ownerId: null,
    nextStep: null,
    isSuspicious: false,
    version: 0,
  });
});

test("a cursor of another order, or none at all, is refused", async () => {
  const { database, manager } = await makeDesk("sqlite");
  await addManyLeads(database, 60);
  const { next } = await list(manager, "sort=newest");
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  for (const [sort, after] of [
    ["oldest", next],
    ["newest", "x"],
    ["newest", encode(["newest", "a", 1])],
    ["newest", encode(["newest", 1.5, "a"])],
    ["newest", encode(["newest", 1, "a\0"])],
    ["newest", encode({ newest: 1 })],
  ]) {
    const { status } = await manager.request("GET", `/leads?sort=${sort}&after=${after}`);
    expect(status, String(after)).toBe(422);
  }
});

test.for(DIALECTS)("%s: a list is asked whether it has certain leads", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const [free, saras, alis] = [await addLead(), await addLead(), await addLead()];
  for (const [id, { id: ownerId }] of [[saras, sara] as const, [alis, ali] as const]) {
    await manager.request("POST", `/leads/${id}/assign`, { ownerId, version: 0 });
  }
  const ids = `ids=${[free, saras, alis, "unknown"].join(",")}`;
  expect((await allPages(sara, ids)).toSorted()).toEqual([free, saras].toSorted());
  expect(await allPages(sara, `view=mine&${ids}`)).toEqual([saras]);
  expect(await allPages(manager, `owner=${ali.id}&sort=due&${ids}`)).toEqual([alis]);
  expect(await allPages(manager, "ids=")).toEqual([]);
  const tooMany = Array.from({ length: 51 }, () => free).join(",");
  expect(await manager.request("GET", `/leads?ids=${tooMany}`)).toMatchObject({ status: 422 });
});

import { expect, test } from "vitest";
import { z } from "zod";
import type { LeadPage, ViewCounts } from "#domain/desk/leads.ts";
import { SHORT_FORMS } from "#domain/lead-forms.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { type LeadView, leadView } from "#domain/desk/lead.ts";
import { STAGES } from "#domain/desk/stages.ts";
import { anyRow, countRow, idRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeDesk, signIn } from "#server/testing/test-desk.ts";
import { contact } from "#server/testing/test-app.ts";
import { readDemoLine, runDemo } from "./demo-command.ts";
import { demoLeadId } from "./leads.ts";

type Desk = Awaited<ReturnType<typeof openDesk>>;
type Manager = Awaited<ReturnType<typeof signIn>>;

async function openDesk(dialect: (typeof DIALECTS)[number] = "sqlite") {
  return makeDesk({ database: await openTestDatabase(dialect) });
}

async function runDemoOn({ deps }: Desk, ...args: string[]): Promise<string> {
  const printed: string[] = [];
  await runDemo(readDemoLine(args), {
    ...deps,
    localOrigin: "http://localhost:3000",
    print: async (text) => printed.push(text) > 0,
  });
  return printed.join("\n");
}

async function count(desk: Desk, from: string): Promise<number> {
  const row = await desk.database.first(countRow, `select count(*) as count from ${from}`);
  return row!.count;
}

const readDemo = async ({ database }: Desk) => ({
  leads: await database.all(
    anyRow,
    `select leads.id, kind, received_at, leads.name, leads.email, phone, details, suspicion, stage,
       stage_since, next_step_at, next_step_note, merged_into, accounts.email as owner
     from leads left join accounts on accounts.id = owner_id order by leads.id`,
  ),
  events: await database.all(
    anyRow,
    "select lead_id, at, kind, text from lead_events order by 1, 2, 3, 4",
  ),
  homes: await database.all(
    anyRow,
    "select home, status, changed_at from home_status order by 1, 2, 3",
  ),
});

// Filling a database takes seconds, so one filled desk goes through all checks.
test.for(DIALECTS)(
  "%s: the demo fills an empty database once, and its removal leaves everything else",
  async (dialect) => {
    const desk = await openDesk(dialect);
    const manager = await signIn(desk, "manager", "Amina");
    expect(await runDemoOn(desk)).toContain("npm run office -- code layla@demo.example");
    await checkStored(desk);
    await checkShown(desk, manager);
    await checkDocuments(desk, manager);
    const added = await readDemo(desk);
    demos.push(added);
    expect(await runDemoOn(desk)).toContain("The demo is there already, with 500 leads.");
    expect(await readDemo(desk)).toEqual(added);
    await checkRemoval(desk);
  },
);

const demos: unknown[] = [];

test("the demo is the same on every database", () => {
  expect(demos).toHaveLength(DIALECTS.length);
  for (const demo of demos) expect(demo).toEqual(demos[0]);
});

async function checkStored(desk: Desk): Promise<void> {
  expect(desk.mails).toEqual([]);
  expect(await count(desk, "messages where purpose = 'answer'")).toBeGreaterThan(100);
  expect(await count(desk, "messages where state <> 'sent'")).toBe(0);
  expect(await count(desk, "leads where email not like '%@example.___'")).toBe(0);
  expect(await count(desk, "accounts where email not like '%.example'")).toBe(0);
  expect(await count(desk, "accounts where email like '%@demo.example'")).toBe(5);
  expect(await count(desk, "leads")).toBe(500);
  for (const kind of LEAD_KINDS) {
    expect(await count(desk, `leads where kind = '${kind}'`), kind).toBeGreaterThan(50);
  }
  for (const form of SHORT_FORMS) {
    expect(await count(desk, `leads where origin = '${form}'`), form).toBeGreaterThan(10);
  }
  for (const stage of STAGES) {
    expect(await count(desk, `leads where stage = '${stage}'`), stage).toBeGreaterThan(15);
  }
  for (const kind of ["note", "call", "stage", "assigned", "next-step", "mail"]) {
    expect(await count(desk, `lead_events where kind = '${kind}'`), kind).toBeGreaterThan(40);
  }
  expect(await count(desk, "lead_events where kind = 'stop'")).toBeGreaterThan(0);
  expect(await count(desk, "leads where merged_into is not null")).toBeGreaterThan(5);
  expect(await count(desk, "home_status")).toBe(8);
  const { at, weeks } = (await desk.database.first(
    z.object({ at: z.number(), weeks: z.number() }),
    "select max(received_at) as at, max(received_at) - min(received_at) as weeks from leads",
  ))!;
  expect(at).toBeLessThan(desk.deps.now().getTime());
  expect(weeks / 7 / 86_400_000).toBeCloseTo(12, 0);
}

async function checkShown(desk: Desk, manager: Manager): Promise<void> {
  const views = (await manager.request("GET", "/counts")).body as ViewCounts;
  for (const [view, leads] of Object.entries(views)) {
    if (view !== "mine") expect(leads, view).toBeGreaterThan(4);
  }
  const page = (await manager.request("GET", "/leads?stage=offer")).body as LeadPage;
  for (const { id } of page.leads) {
    const view = leadView.parse((await manager.request("GET", `/leads/${id}`)).body);
    expect(timesOf(view)).toEqual(timesOf(view).toSorted((a, b) => b - a));
    expect(timesOf(view)[0]).toBeLessThan(desk.deps.now().getTime());
  }
}

function timesOf({ timeline }: LeadView): number[] {
  return timeline.map(({ at }) => at);
}

async function checkDocuments(desk: Desk, manager: Manager): Promise<void> {
  expect(await count(desk, "documents")).toBe(desk.files().documents.length);
  for (const [ending, type] of [
    ["pdf", "application/pdf"],
    ["png", "image/png"],
  ]) {
    const document = (await desk.database.first(
      z.object({ id: z.string(), lead: z.string() }),
      "select stored_name as id, lead_id as lead from documents where file_name like ?",
      `%.${ending}`,
    ))!;
    const { documents } = (await manager.request("GET", `/leads/${document.lead}`))
      .body as LeadView;
    expect(documents.find(({ id }) => id === document.id)).toMatchObject({
      shownAs: document.id.endsWith(".pdf") ? "pdf" : "picture",
    });
    const { headers } = await desk.app.inject({
      url: `/api/desk/leads/${document.lead}/documents/${document.id}`,
      headers: { host: "www.example.com", "sec-fetch-site": "same-origin", cookie: manager.cookie },
    });
    expect(headers["content-type"]).toBe(type);
  }
}

/** The database has got a real lead and real people meanwhile. */
async function checkRemoval(desk: Desk): Promise<void> {
  await desk.send("contact", contact);
  const real = (await desk.database.first(
    idRow,
    "select id from leads where email = ?",
    contact.email,
  ))!;
  await desk.database.run(
    `update leads set owner_id = (select id from accounts where email = 'bilal@demo.example'),
       merged_into = ? where id = ?`,
    demoLeadId(0),
    real.id,
  );
  expect(await runDemoOn(desk, "--remove")).toContain("Removed the demo: 500 leads");
  expect(await desk.database.all(anyRow, "select id, owner_id, merged_into from leads")).toEqual([
    { id: real.id, owner_id: null, merged_into: null },
  ]);
  expect(await desk.database.all(anyRow, "select email from accounts")).toEqual([
    { email: "amina@company.example" },
  ]);
  expect(desk.files().documents).toEqual([]);
  for (const table of ["lead_events", "answers", "home_status", "home_changes", "documents"]) {
    expect(await count(desk, table), table).toBe(0);
  }
  expect(await count(desk, "messages")).toBe(2);
}

test.for(DIALECTS)("%s: the demo refuses a database with real leads", async (dialect) => {
  const desk = await openDesk(dialect);
  await desk.send("contact", contact);
  await expect(runDemoOn(desk)).rejects.toThrow(
    "this database has 1 lead that the demo did not make: it only fills an empty one",
  );
  expect(await count(desk, "leads")).toBe(1);
  expect(await count(desk, "accounts")).toBe(0);
});

test.for([["x"], ["--boss"], ["--remove", "x"]])(
  "the arguments %j are refused with the usage",
  (args) => {
    expect(() => readDemoLine(args)).toThrow("npm run demo -- --remove");
  },
);

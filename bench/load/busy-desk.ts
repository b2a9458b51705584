import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import type { BulkChange } from "#domain/desk/bulk.ts";
import { leadPage } from "#domain/desk/leads.ts";
import { jsonRequest, percentile, runLoad } from "./http-load.ts";
import { contact } from "./intake.ts";

/** Milliseconds at the 99th percentile of leads that visitors send. */
export type BusyDeskFigures = { quiet: number; busy: number; searches: number; changes: number };

type Desk = { url: string; port: number; cookie: string; searchPaths: readonly string[] };

const VISITORS = 4;

/** Visitors send leads, first alone and then while a person searches and changes 100 leads again and again. */
export async function measureBusyDesk(desk: Desk, milliseconds: number): Promise<BusyDeskFigures> {
  await intakeP99(desk, 1000); // compiles the code
  const quiet = await intakeP99(desk, milliseconds);
  const ending = new AbortController();
  const [busy, work] = await Promise.all([
    intakeP99(desk, milliseconds).finally(() => ending.abort()),
    workAtDesk(desk, ending.signal),
  ]);
  return { quiet, busy, ...work };
}

async function intakeP99({ port }: Desk, milliseconds: number): Promise<number> {
  const nextRequest = () =>
    jsonRequest("/api/send-contact-form", contact, { "idempotency-key": randomUUID() });
  const load = { port, connections: VISITORS, milliseconds, nextRequest };
  const { responses, latencies } = await runLoad(load);
  if (responses.get(200) !== latencies.length) throw new Error("not every lead was accepted");
  return percentile(latencies, 0.99);
}

const BETWEEN_CHANGES = 1000;

async function workAtDesk(desk: Desk, ending: AbortSignal) {
  let searches = 0;
  let changes = 0;
  while (!ending.aborted) {
    changes += await changeLeads(desk, changes % 200 === 0 ? "viewing" : "offer");
    const end = performance.now() + BETWEEN_CHANGES;
    while (!ending.aborted && performance.now() < end) {
      await ask(desk, desk.searchPaths[searches++ % desk.searchPaths.length]!);
      await delay(50); // nobody types faster
    }
  }
  return { searches, changes };
}

const MOST_CHANGED = 100;

/** The oldest leads, so that the visitors' are not among them. Resolves with their number. */
async function changeLeads(desk: Desk, stage: "viewing" | "offer"): Promise<number> {
  const leads: BulkChange["leads"] = [];
  for (let after = ""; leads.length < MOST_CHANGED;) {
    const page = leadPage.parse(await ask(desk, `leads?sort=oldest${after}`));
    leads.push(...page.leads.map(({ id, version }) => ({ id, version })));
    if (!page.next) break;
    after = `&after=${page.next}`;
  }
  const change: BulkChange = {
    leads: leads.slice(0, MOST_CHANGED),
    change: { kind: "stage", stage },
  };
  const outcomes = z.array(z.unknown()).parse(await ask(desk, "leads/bulk", change));
  return outcomes.length;
}

async function ask({ url, cookie }: Desk, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}/api/desk/${path}`, {
    headers: { cookie, origin: url, ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

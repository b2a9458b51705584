import { expect, test, vi } from "vitest";
import { deskContract } from "#domain/desk/contract.ts";
import { VIEWS, type ViewCounts } from "#domain/desk/leads.ts";
import { isSensitive, LEAD_FIELDS } from "#domain/lead-fields.ts";
import { LEAD_KINDS } from "#domain/lead-kinds.ts";
import { CLOSED_STAGES, STAGES } from "#domain/desk/stages.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { list, listIds, type Person } from "#server/testing/test-desk-leads.ts";
import { normalized } from "./test-markers.ts";
import { makeRightsCheck } from "./test-rights-check.ts";
import {
  makeRightsWorld,
  type MarkedLead,
  markersOf,
  type PersonName,
} from "./test-rights-world.ts";
import { type Route, ROUTES } from "./test-routes.ts";

vi.setConfig({ testTimeout: 300_000 });

test("every route of the contract is classified", () => {
  expect(Object.keys(ROUTES).toSorted()).toEqual(Object.keys(deskContract).toSorted());
});

test.for(DIALECTS)("%s: no response has anything of a lead that is hidden", async (dialect) => {
  const world = await makeRightsWorld(dialect);
  const { check, counted, read } = makeRightsCheck(world);
  const { leads, missing, people } = world;
  // Reading first: a permitted change must not decide what a list shows.
  const routes = (Object.keys(ROUTES) as Route[]).toSorted(
    (a, b) => Number(b.startsWith("GET")) - Number(a.startsWith("GET")),
  );
  for (const route of routes) {
    const rights = ROUTES[route];
    if ("ofNone" in rights) continue;
    const requests = "ofLead" in rights ? rights.ofLead : rights.ofLeads;
    for (const name of Object.keys(people) as PersonName[]) {
      for (const target of [missing, ...leads]) {
        for (const request of requests(target, world)) await check(name, route, target, request);
      }
    }
  }
  // The markers were there to be found: a manager has read all, an agent all of what an agent sees.
  for (const name of ["manager", "sara", "ali"] as const) {
    const seen = leads.filter((lead) => world.sees(people[name], lead));
    for (const lead of seen) {
      const left = markersOf(lead).filter((text) => text && !read.get(name)!.has(text));
      expect(left, `${lead.name}, not read by ${name}`).toEqual(missingTexts(lead));
    }
  }
  expect(counted.cells).toBeGreaterThan(1_000_000);
});

/** A lead without a next step or documents lacks their markers. */
function missingTexts({ documents, step, texts }: MarkedLead): string[] {
  return [
    ...(step === undefined ? [texts["next-step"]] : []),
    ...(documents.length === 0 ? [texts["file-name"], texts["file-content"]] : []),
  ].map(normalized);
}

const OPEN = STAGES.filter((stage) => !CLOSED_STAGES.some((closed) => closed === stage));
const DAYS: Partial<Record<string, number>> = { new: 1, contacted: 3, viewing: 7, offer: 14 };

/** The views as docs/desk.md describes them. */
function isIn(view: keyof ViewCounts, lead: MarkedLead, person: Person, now: number): boolean {
  const isOpen = OPEN.some((stage) => stage === lead.stage);
  const isSpam = lead.isSuspected === true && lead.stage === "new";
  const endOfDay = now + 12 * 3_600_000; // it is noon in Dubai
  return {
    all: true,
    new: lead.stage === "new" && !lead.isSuspected,
    mine: isOpen && lead.ownerId === person.id,
    due: isOpen && lead.step !== undefined && lead.step < endOfDay,
    waiting: isOpen && !isSpam && lead.days > DAYS[lead.stage]!,
    spam: isSpam,
  }[view];
}

test.for(DIALECTS)(
  "%s: lists, filters and counts have the visible leads alone",
  async (dialect) => {
    const world = await makeRightsWorld(dialect);
    const { leads, sees, sara, ali, manager, now } = world;
    for (const person of [sara, ali, manager]) {
      const visible = leads.filter((lead) => sees(person, lead) && !lead.mergedInto);
      const counts = (await person.request("GET", "/counts")).body;
      const expected = VIEWS.map((view) => [
        view,
        visible.filter((lead) => isIn(view, lead, person, now)).length,
      ]);
      expect(counts).toEqual(Object.fromEntries(expected));
      for (const view of VIEWS) {
        for (const kind of [undefined, ...LEAD_KINDS]) {
          for (const owner of [undefined, null, sara.id, ali.id, manager.id]) {
            for (const stage of [undefined, "new", "contacted", "won"] as const) {
              const query = new URLSearchParams({
                view,
                ...(kind && { kind }),
                ...(owner !== undefined && { owner: owner ?? "none" }),
                ...(stage && { stage }),
              });
              const ids = visible
                .filter((lead) => isIn(view, lead, person, now))
                .filter((lead) => kind === undefined || lead.kind === kind)
                .filter((lead) => owner === undefined || lead.ownerId === owner)
                .filter((lead) => stage === undefined || lead.stage === stage)
                .map(({ id }) => id);
              expect(await listIds(person, `${query}`), `${query}`).toEqual(ids);
            }
          }
        }
      }
    }
  },
);

test.for(DIALECTS)(
  "%s: a search finds a lead by every field that is not masked, for whom it is visible",
  async (dialect) => {
    const world = await makeRightsWorld(dialect);
    const { leads, sees, sara, ali, manager } = world;
    for (const lead of leads) {
      for (const field of [...LEAD_FIELDS, "note"] as const) {
        const text = lead.texts[field];
        if (!text) continue;
        for (const person of [sara, ali, manager]) {
          const { leads: found } = await list(person, `search=${encodeURIComponent(text)}`);
          const isFound = sees(person, lead) && !isSensitive(field);
          const ids = isFound ? [lead.mergedInto ?? lead.id] : [];
          expect(
            found.map(({ id }) => id),
            `${field} of ${lead.name}`,
          ).toEqual(ids);
        }
      }
    }
  },
);

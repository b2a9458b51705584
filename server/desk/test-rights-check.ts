import { expect } from "vitest";
import { type ContractEntry, deskContract } from "#domain/desk/contract.ts";
import { findMarkers } from "./test-markers.ts";
import {
  type MarkedLead,
  markersOf,
  type PersonName,
  type RightsWorld,
} from "./test-rights-world.ts";
import { type Route, type RouteRequest, ROUTES } from "./test-routes.ts";

const OWN_PAGE = { host: "www.example.com", "sec-fetch-site": "same-origin" };

/** Sends requests and compares what comes back with what the person may see. */
export function makeRightsCheck(world: RightsWorld) {
  const { leads, missing, people, restore, sees } = world;
  const owners = new Map(leads.flatMap((lead) => markersOf(lead).map((text) => [text, lead])));
  /** Every text that a person received, to know that the markers are there at all. */
  const read = new Map<PersonName, Set<string>>();
  const counted = { requests: 0, cells: 0 };
  /** The responses about the lead that does not exist, by person and request. */
  const ofMissing = new Map<string, string>();
  const sent = new Set<string>();

  /** A text is no secret for somebody who sent it. */
  function findLeaks(name: PersonName, text: string, given = ""): string[] {
    const known = findMarkers(decodeURIComponent(given));
    const found = findMarkers(text);
    read.set(name, new Set([...(read.get(name) ?? []), ...found]));
    return [...found].filter((marker) => {
      const lead = owners.get(marker);
      return lead && !known.has(marker) && !sees(people[name], lead);
    });
  }

  function expectedStatus(name: PersonName, route: Route, lead: MarkedLead, wanted: RouteRequest) {
    const entry: ContractEntry = deskContract[route];
    if (name === "nobody" || name === "disabled") return 401;
    const role = name === "manager" ? "manager" : "agent";
    if (role === "agent" && entry.access === "manager") return 403;
    if ("ofLead" in ROUTES[route] && !sees(people[name], lead)) return 404;
    const { status } = wanted;
    if (status !== undefined) return typeof status === "number" ? status : status[role];
    return entry.status ?? (entry.response || entry.types ? 200 : 204);
  }

  async function check(name: PersonName, route: Route, target: MarkedLead, wanted: RouteRequest) {
    const { lead = target, query, body } = wanted;
    const [method = "GET", path = ""] = route.split(" ");
    const given = path.replace(":id", lead.id).replace(":name", wanted.name ?? "");
    const url = `/api/desk${given}${query ? `?${query}` : ""}`;
    const about = `${name}: ${method} ${url} ${JSON.stringify(body ?? "")}`;
    if (sent.has(about)) return;
    sent.add(about);
    const cookie = people[name]?.cookie;
    const headers = { ...OWN_PAGE, ...(cookie && { cookie }) };
    const payload = body && { payload: body };
    const request = { url, headers, ...payload };
    const status = expectedStatus(name, route, lead, wanted);
    const isWithHead = method === "GET" && !query?.startsWith("search=");
    for (const each of isWithHead ? (["HEAD", "GET"] as const) : [method as "GET" | "POST"]) {
      const response = await world.server.app.inject({ ...request, method: each });
      const text = JSON.stringify(response.headers) + response.body;
      expect(response.statusCode, `${each} ${about} ${response.body}`).toBe(status);
      expect(findLeaks(name, text, about), about).toEqual([]);
      counted.requests += 1;
      counted.cells += leads
        .filter((one) => !sees(people[name], one))
        .reduce((sum, one) => sum + markersOf(one).length, 0);
      if (sees(people[name], target)) continue;
      const key = `${each} ${withoutMarkers(about, target)}`;
      const outcome = withoutMarkers(`${response.statusCode} ${response.body}`, target);
      if (target === missing) ofMissing.set(key, outcome);
      // Nothing tells a lead that this person may not see from one that does not exist.
      else if (ofMissing.has(key)) expect(outcome, about).toBe(ofMissing.get(key));
    }
    if (method !== "GET" && status < 400) await restore();
  }

  return { check, counted, findLeaks, read };
}

function withoutMarkers(text: string, lead: MarkedLead): string {
  return markersOf(lead).reduce((rest, marker) => rest.replaceAll(marker, "*"), text);
}

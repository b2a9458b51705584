import * as fc from "fast-check";
import { expect, test, vi } from "vitest";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { type HostileRequest, hostileRequests } from "./test-hostile-requests.ts";
import {
  HIDDEN,
  type HostileWorld,
  makeHostileWorld,
  OFFICE,
  SECRET,
} from "./test-hostile-world.ts";

const isOfFaults = process.env.FAULT_ROUNDS !== undefined;

/** `npm test` always makes the same requests, `npm run faults` many others each time; a failure names its
 * seed. */
const RUNS = isOfFaults ? { sqlite: 10_000, postgres: 10_000 } : { sqlite: 3000, postgres: 1000 };
const seed = Number(process.env.HOSTILE_SEED ?? (isOfFaults ? Date.now() % 2 ** 31 : 6_666_666));

vi.setConfig({ testTimeout: 600_000 });

const COUNTED = [
  ..."leads lead_events messages answers documents pending_documents erased_mails".split(" "),
  ..."accounts passkeys sessions home_status home_changes".split(" "),
];

type State = Record<string, unknown>;

/** Ignores attempts to sign in and the use of a session. */
async function readState({ database, hiddenLeads, ali }: HostileWorld): Promise<State> {
  const counts = COUNTED.map((table) => `(select count(*) from ${table}) as ${table}`);
  const state = await database.first(
    anyRow,
    `select ${counts.join(", ")},
       (select sum(version) from leads) as versions,
       (select sum(version) from leads where id in (?, ?)) as "hiddenVersions",
       (select count(*) from sessions where account_id = ?) as "sessionsOfAli",
       (select name from passkeys where account_id = ?) as "passkeyOfAli",
       (select count(owner_id) from leads) as owned,
       (select count(disabled_at) from accounts) as disabled,
       (select count(*) from accounts where role = 'manager') as managers,
       (select sum(is_present) from accounts) as present,
       (select sum(version) from home_status) as homes,
       (select count(*) from audit_entries where action <> 'sign-in-failed') as audited`,
    ...hiddenLeads,
    ali.id,
    ali.id,
  );
  return state!;
}

/** What no request of this client can change. */
function untouchable({ client, route }: HostileRequest): string[] {
  const isManager = client === "manager";
  const isOfPeople = isManager && route.includes("/people/"); // a disabled person is signed out
  const isStop = route.endsWith("/stop"); // holds for all leads of the person who said it
  return [
    "passkeyOfAli",
    ...(isOfPeople ? [] : ["sessionsOfAli"]),
    ...(isManager ? [] : ["managers", "disabled"]),
    ...(isManager || isStop ? [] : ["hiddenVersions"]),
  ];
}

/** What this client may not read. */
function forbiddenTexts({ client }: HostileRequest, { secrets }: HostileWorld): string[] {
  if (client === "manager") return [SECRET, ...secrets];
  if (client === "agent") return [SECRET, HIDDEN, ...secrets];
  return [SECRET, HIDDEN, OFFICE, ...secrets];
}

test.for(DIALECTS)("%s: no hostile request fails, leaks or changes anything", async (dialect) => {
  const world = await makeHostileWorld(dialect);
  const { app, cookies, restore } = world;
  let state = await readState(world);
  const statuses = new Map<number, number>();

  async function check(request: HostileRequest): Promise<void> {
    const { client, inject, isOwnOrigin } = request;
    const response = await app.inject({
      ...inject,
      headers: { ...inject.headers, ...(cookies[client] && { cookie: cookies[client] }) },
    });
    const { statusCode: status } = response;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    expect(status).toBeLessThan(500);
    const text = `${JSON.stringify(response.headers)}${response.body}`;
    const sent = `${inject.url}${String(inject.payload ?? "")}`;
    for (const forbidden of forbiddenTexts(request, world)) {
      if (!sent.includes(forbidden)) expect(text).not.toContain(forbidden);
    }
    const isReading = inject.method === "GET" || inject.method === "HEAD";
    if (!isReading && !isOwnOrigin) expect(status).toBeGreaterThanOrEqual(400);
    const isSignedIn = client === "agent" || client === "manager";
    const isOpen = request.route.includes("/sign-in/");
    if (!isSignedIn && !isOpen) expect(status).toBeOneOf([401, 403, 404, 405]);

    const after = await readState(world);
    if (status >= 400) expect(after).toEqual(state);
    for (const name of untouchable(request)) expect(after[name], name).toBe(state[name]);
    state = after;
    if (status >= 400 || !isSignedIn) return;
    await restore();
    state = await readState(world);
  }

  const property = fc.asyncProperty(hostileRequests(world), check);
  await fc.assert(property, { numRuns: RUNS[dialect], seed, endOnFailure: true });
  for (const status of [200, 401, 403, 404, 413, 422]) {
    expect(statuses.get(status), `responses with ${status}`).toBeGreaterThan(0);
  }
});

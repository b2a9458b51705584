import { expect, test, vi } from "vitest";
import { DIALECTS } from "#server/testing/test-databases.ts";
import type { Person } from "#server/testing/test-desk-leads.ts";
import { listenForEvents } from "#server/testing/test-live.ts";
import { makeRightsCheck } from "./test-rights-check.ts";
import { makeRightsWorld, type MarkedLead, type PersonName, VERSION } from "./test-rights-world.ts";

vi.setConfig({ testTimeout: 120_000 });

test.for(DIALECTS)("%s: no live event has anything of a lead that is hidden", async (dialect) => {
  const world = await makeRightsWorld(dialect);
  const { server, leads, missing, people, manager, sara, ali, sees, find, addLead } = world;
  const { findLeaks } = makeRightsCheck(world);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const opened = [missing, ...leads];
  const connections: { name: PersonName; text: () => string }[] = [];
  for (const [name, person] of Object.entries({ sara, ali, manager })) {
    // Each lead is open in a window of its own, as far as it may be.
    for (const lead of opened) {
      const { response, text } = await listenForEvents(server, person, `?lead=${lead.id}`);
      expect(response.status).toBe(200);
      connections.push({ name: name as PersonName, text });
    }
  }
  for (const person of [people.disabled, null]) {
    const { response } = await listenForEvents(server, person);
    expect(response.status).toBe(401);
  }

  const viewers = () => connections.filter(({ text }) => text().includes("event: viewers"));
  const visible = [sara, ali, manager].flatMap((person) =>
    leads.filter((lead) => sees(person, lead)),
  );
  await expect.poll(() => viewers().length).toBe(visible.length);

  const change = async (by: Person, { id }: MarkedLead, path: string, body: object) =>
    expect((await by.request("POST", `/leads/${id}/${path}`, body)).status).toBe(200);
  const unmerged = leads.filter(({ mergedInto }) => !mergedInto);
  for (const lead of unmerged) await change(manager, lead, "note", { text: "x" });
  const hidden = find("another's meeting");
  await change(manager, hidden, "assign", { version: VERSION + 1, ownerId: manager.id });
  await change(manager, hidden, "assign", { version: VERSION + 2, ownerId: ali.id });
  await change(manager, find("own meeting"), "stop", { isStopped: true });
  const { id } = find("another's broker");
  const { body } = await manager.request("GET", `/leads/${id}`);
  const { reference } = (body as { lead: { reference: string } }).lead;
  await change(manager, find("another's broker"), "erase", { reference });

  // Viewers follow changes, so after the second of two new leads both have been sent.
  for (const round of [1, 2]) {
    const last = await addLead({ name: `Round ${round}` });
    for (const { text } of connections) await expect.poll(text).toContain(last);
  }
  for (const { name, text } of connections) expect(findLeaks(name, text())).toEqual([]);
  const ofManager = connections.filter(({ name }) => name === "manager").map(({ text }) => text());
  for (const lead of unmerged) expect(ofManager.join("\n")).toContain(lead.id);
});

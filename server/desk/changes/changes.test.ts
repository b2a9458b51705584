import { expect, test } from "vitest";
import type { LeadView } from "#domain/desk/lead.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { makeDesk, open, texts } from "#server/testing/test-desk-leads.ts";

test.for(DIALECTS)("%s: an agent works a lead from new to won", async (dialect) => {
  const { sara, addLead, database } = await makeDesk(dialect);
  const id = await addLead();
  const step = { at: Date.parse("2026-03-11T06:00:00Z"), note: "Send the plans" };
  for (const [path, body] of [
    ["assign", { ownerId: sara.id }],
    ["stage", { stage: "contacted" }],
    ["next-step", { nextStep: step }],
    ["next-step", { nextStep: null }],
    ["stage", { stage: "won" }],
  ] as const) {
    const { lead } = await open(sara, id);
    const response = await sara.request("POST", `/leads/${id}/${path}`, {
      ...body,
      version: lead.version,
    });
    expect(response.status, path).toBe(200);
    expect((response.body as LeadView).lead.version).toBe(lead.version + 1);
  }
  const note = await sara.request("POST", `/leads/${id}/note`, { text: "Likes the sea" });
  expect(note.status).toBe(200);
  const view = await open(sara, id);
  expect(view.lead).toMatchObject({ stage: "won", ownerId: sara.id, nextStep: null, version: 6 });
  expect(texts(view).toSorted()).toEqual([
    "Likes the sea",
    "Mail to the office: not sent yet",
    "Moved from Contacted to Won",
    "Moved from New to Contacted",
    "Next step on 2026-03-11 10:00: Send the plans",
    "Next step removed",
    "Receipt to the visitor: not sent yet",
    "Received",
    "Taken by Sara",
  ]);
  const audit = await database.all(
    anyRow,
    "select account_id, subject, count(*) as count from audit_entries group by account_id, subject",
  );
  expect(audit).toEqual([{ account_id: sara.id, subject: id, count: 6 }]);
});

test.for(DIALECTS)("%s: of two changes at once one is done and one gets 409", async (dialect) => {
  const { manager, sara, addLead, database } = await makeDesk(dialect);
  const id = await addLead();
  const responses = await Promise.all([
    sara.request("POST", `/leads/${id}/stage`, { stage: "contacted", version: 0 }),
    manager.request("POST", `/leads/${id}/stage`, { stage: "viewing", version: 0 }),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const done = responses.find(({ status }) => status === 200)!.body as LeadView;
  expect(responses.find(({ status }) => status === 409)!.body).toEqual({
    success: false,
    message: "Somebody changed this lead meanwhile",
    view: done,
  });
  expect(done.lead.version).toBe(1);
  expect(await database.all(anyRow, "select id from lead_events")).toHaveLength(1);
  expect(await database.all(anyRow, "select id from audit_entries")).toHaveLength(1);
});

test.for(DIALECTS)("%s: a change of an older version leaves no trace", async (dialect) => {
  const { manager, addLead, database } = await makeDesk(dialect);
  const id = await addLead();
  await manager.request("POST", `/leads/${id}/stage`, { stage: "contacted", version: 0 });
  // The version that the late change would have made exists already.
  const late = await manager.request("POST", `/leads/${id}/assign`, {
    ownerId: manager.id,
    version: 0,
  });
  expect(late.status).toBe(409);
  expect((late.body as { view: LeadView }).view.lead).toMatchObject({
    stage: "contacted",
    ownerId: null,
  });
  expect(await database.all(anyRow, "select kind from lead_events")).toEqual([{ kind: "stage" }]);
});

test.for(DIALECTS)("%s: another's lead does not exist for an agent", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const id = await addLead();
  await manager.request("POST", `/leads/${id}/assign`, { ownerId: ali.id, version: 0 });
  const changes: Record<string, object> = {
    stage: { stage: "contacted", version: 1 },
    assign: { ownerId: sara.id, version: 1 },
    "next-step": { nextStep: null, version: 1 },
    note: { text: "x" },
    call: { outcome: "spoke" },
    stop: { isStopped: true },
    merge: { into: id, version: 1 },
    response: { subject: "x", text: "x" },
  };
  expect((await sara.request("GET", `/leads/${id}`)).status).toBe(404);
  for (const [path, body] of Object.entries(changes)) {
    const response = await sara.request("POST", `/leads/${id}/${path}`, body);
    expect(response.status, path).toBe(404);
    expect(JSON.stringify(response.body)).not.toContain("Omar");
  }
  expect((await open(ali, id)).lead.version).toBe(1);
});

test.for(DIALECTS)("%s: an agent takes and gives back, a manager assigns", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const id = await addLead();
  const assign = (person: typeof sara, ownerId: string | null, version: number) =>
    person.request("POST", `/leads/${id}/assign`, { ownerId, version });
  expect((await assign(sara, ali.id, 0)).status).toBe(403);
  expect((await assign(sara, "next", 0)).status).toBe(403);
  expect((await assign(sara, sara.id, 0)).status).toBe(200);
  expect((await assign(sara, null, 1)).status).toBe(200);
  expect((await assign(manager, "nobody", 2)).status).toBe(422);
  expect((await assign(manager, ali.id, 2)).status).toBe(200);
  expect((await assign(manager, ali.id, 3)).status).toBe(200); // nothing to do
  expect(texts(await open(ali, id)).filter((text) => /ass|taken/i.test(text))).toHaveLength(3);
  expect((await open(ali, id)).lead).toMatchObject({ ownerId: ali.id, version: 3 });
});

test.for(DIALECTS)("%s: leads are assigned in turn to agents who are present", async (dialect) => {
  const { manager, sara, ali, addLead, database } = await makeDesk(dialect);
  const ids = [await addLead(), await addLead(), await addLead(), await addLead()];
  const next = (id: string, version = 0) =>
    manager.request("POST", `/leads/${id}/assign`, { ownerId: "next", version });
  expect((await next(ids[0]!)).body).toMatchObject({ message: "No agent is present" });
  await database.run("update accounts set is_present = 1 where role = 'agent'");
  expect((await Promise.all(ids.map((id) => next(id)))).map(({ status }) => status)).toEqual([
    200, 200, 200, 200,
  ]);
  const owners = await database.all(
    anyRow,
    "select owner_id, count(*) as count from leads group by owner_id",
  );
  expect(owners).toHaveLength(2);
  expect(owners).toEqual(
    expect.arrayContaining([sara, ali].map(({ id }) => ({ owner_id: id, count: 2 }))),
  );
  await database.run("update accounts set is_present = 0 where id = ?", sara.id);
  await next(ids[0]!, 1);
  expect((await open(manager, ids[0]!)).lead.ownerId).toBe(ali.id);
  expect(texts(await open(manager, ids[0]!))).toContain("Assigned in turn to Ali");
});

test.for(DIALECTS)("%s: a lost lead has a reason, and loses it again", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const id = await addLead();
  const move = (body: object) => manager.request("POST", `/leads/${id}/stage`, body);
  expect((await move({ stage: "lost", version: 0 })).status).toBe(422);
  await move({ stage: "lost", lostReason: "price", version: 0 });
  expect((await open(manager, id)).lostReason).toBe("price");
  await move({ stage: "offer", lostReason: "price", version: 1 });
  expect((await open(manager, id)).lostReason).toBeNull();
});

test.for(DIALECTS)("%s: malformed changes are refused", async (dialect) => {
  const { manager, addLead } = await makeDesk(dialect);
  const id = await addLead();
  for (const [path, body] of [
    ["stage", { stage: "new" }],
    ["stage", { stage: "elsewhere", version: 0 }],
    ["stage", { stage: "won", version: 1.5 }],
    ["stage", { stage: "won", version: 1e300 }],
    ["next-step", { nextStep: { at: 9e15, note: "" }, version: 0 }],
    ["note", { text: " " }],
    ["note", { text: "a\0b" }],
    ["call", { outcome: "spoke", at: 1 }],
    ["merge", { into: "\0", version: 0 }],
    ["reply", { subject: "a\0", text: "b" }],
  ] as const) {
    const response = await manager.request("POST", `/leads/${id}/${path}`, body);
    expect(response.status, JSON.stringify([path, body])).toBe(422);
  }
  for (const path of ["/leads/%00", "/leads?owner=%00", "/leads?search=a%00b&owner=x"]) {
    expect((await manager.request("GET", path)).status, path).toBeOneOf([200, 404, 422]);
  }
});

import { expect, test } from "vitest";
import { documentUrl } from "#domain/desk/urls.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { eraseLeadsBefore } from "#server/leads/erasure/erase-lead.ts";
import { listIds, makeDesk, open, type Person, texts } from "#server/testing/test-desk-leads.ts";

const assign = (manager: Person, id: string, ownerId: string | null, version = 0) =>
  manager.request("POST", `/leads/${id}/assign`, { ownerId, version });
const merge = (person: Person, id: string, into: string, version: number) =>
  person.request("POST", `/leads/${id}/merge`, { into, version });

test.for(DIALECTS)("%s: the target's view has what was sent in merged leads", async (dialect) => {
  const { server, manager, sara, ali, addLead, addBroker } = await makeDesk(dialect);
  const broker = await addBroker({ email: "omar@example.com" });
  await assign(manager, broker, sara.id);
  const target = await addLead({ email: "omar@example.com" });
  await assign(manager, target, ali.id);
  expect((await merge(manager, broker, target, 1)).status).toBe(200);

  const { mergedLeads, documents } = await open(ali, target);
  const merged = await open(ali, broker); // which was Sara's
  expect(documents).toEqual([]);
  expect(mergedLeads).toEqual([
    {
      id: broker,
      reference: merged.lead.reference,
      receivedAt: merged.lead.receivedAt,
      fields: merged.fields,
      documents: merged.documents,
    },
  ]);
  const [passport] = mergedLeads[0]!.documents;
  const get = ({ cookie }: Person) =>
    server.app.inject({ url: documentUrl(broker, passport!.id), headers: { cookie } });
  expect((await get(ali)).statusCode).toBe(200);
  expect((await get(sara)).statusCode).toBe(404);
  expect((await sara.request("GET", `/leads/${broker}`)).status).toBe(404);
});

test.for(DIALECTS)("%s: a lead without a number has that of a merged lead", async (dialect) => {
  const { database, manager, addLead } = await makeDesk(dialect);
  const [merged, target] = [await addLead(), await addLead()];
  await database.run("update leads set phone = '', phone_key = '' where id = ?", target);
  expect(await open(manager, target)).toMatchObject({ phone: "" });
  expect((await merge(manager, merged, target, 0)).status).toBe(200);
  const { phone, call: phoneCall } = await open(manager, target);
  expect(phone).toBe((await open(manager, merged)).phone);
  expect(phoneCall.verdict).toBe("allowed");
});

test.for(DIALECTS)("%s: a merged lead can be read, not changed", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const [a, target] = [await addLead(), await addLead()];
  await assign(manager, target, ali.id);
  await merge(manager, a, target, 0);
  const message = "This lead was merged into another one: change that one";
  for (const [path, body] of Object.entries({
    stage: { stage: "contacted", version: 1 },
    assign: { ownerId: ali.id, version: 0 },
    "next-step": { nextStep: null, version: 1 },
    note: { text: "x" },
    call: { outcome: "spoke" },
    stop: { isStopped: true },
    reply: { subject: "x", text: "x" },
  })) {
    expect((await sara.request("POST", `/leads/${a}/${path}`, body)).status, path).toBe(404);
    const refused = await ali.request("POST", `/leads/${a}/${path}`, body);
    expect(refused, path).toMatchObject({ status: 422, body: { message } });
  }
  const bulk = await ali.request("POST", "/leads/bulk", {
    leads: [{ id: a, version: 1 }],
    change: { kind: "stage", stage: "won" },
  });
  expect(bulk.body).toMatchObject([{ outcome: "refused" }]);
  expect((await open(ali, a)).lead.version).toBe(1);
});

test.for(DIALECTS)("%s: a change that a merge overtakes is refused", async (dialect) => {
  const { manager, addLead, database, server } = await makeDesk(dialect);
  const [a, target] = [await addLead(), await addLead()];
  const { transaction } = database;
  server.deps.database.transaction = async (statements) => {
    const isChange = statements.some(([sql]) => sql.includes("lead_events"));
    if (!isChange) return transaction.call(database, statements); // the search indexes the lead
    server.deps.database.transaction = transaction;
    await merge(manager, a, target, 0);
    return transaction.call(database, statements);
  };
  const note = await manager.request("POST", `/leads/${a}/note`, { text: "x" });
  expect(note.status).toBe(422);
  expect(texts(await open(manager, target))).not.toContain("x");
});

test.for(DIALECTS)("%s: a later lead takes over from an expired target", async (dialect) => {
  const { server, database, manager, sara, addLead } = await makeDesk(dialect);
  const [target, a, b] = [await addLead(), await addLead(), await addLead()];
  const before = server.deps.now();
  const age = async (id: string, days: number) =>
    database.run("update leads set received_at = ? where id = ?", before.getTime() + days, id);
  await age(target, -2);
  await age(a, 1);
  await age(b, 2);
  await merge(manager, a, target, 0);
  await merge(manager, b, target, 0);
  await assign(manager, target, sara.id, 2);
  const step = { nextStep: { at: 1_900_000_000_000, note: "Sign" }, version: 3 };
  await sara.request("POST", `/leads/${target}/next-step`, step);
  await sara.request("POST", `/leads/${target}/stage`, { stage: "won", version: 4 });
  await sara.request("POST", `/leads/${target}/note`, { text: "Too old" });
  await database.run("update lead_events set at = ? where text = 'Too old'", before.getTime() - 1);
  await sara.request("POST", `/leads/${target}/reply`, { subject: "Keys", text: "Here they are" });

  const deps = { database, documents: server.deps.documents, mailer: { forget: async () => {} } };
  expect(await eraseLeadsBefore(before, deps, before)).toBe(1);
  expect(await listIds(manager)).toEqual([a]);
  const view = await open(sara, a);
  expect(view.lead).toMatchObject({
    stage: "won",
    ownerId: sara.id,
    nextStep: step.nextStep,
  });
  expect(view.mergedLeads.map(({ id }) => id)).toEqual([b]);
  expect(texts(view)).toEqual(
    expect.arrayContaining(["Moved from New to Won", "Reply, Keys: not sent yet"]),
  );
  expect(texts(view)).not.toContain("Too old");
});

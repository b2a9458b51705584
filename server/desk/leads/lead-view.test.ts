import { expect, test } from "vitest";
import { individual } from "#domain/test-brokers.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { pdf } from "#server/testing/test-files.ts";
import { makeDesk, open, texts } from "#server/testing/test-desk-leads.ts";
import { findVisibleLead } from "./find-lead.ts";

test.for(DIALECTS)("%s: a lead's view has everything that was sent", async (dialect) => {
  const { manager, addBroker } = await makeDesk(dialect);
  const id = await addBroker();
  const view = await open(manager, id);
  expect(view).toMatchObject({
    email: individual.email,
    lostReason: null,
    mergedInto: null,
    isStopped: false,
    stop: null,
    samePerson: [],
    call: { verdict: "allowed", reason: null, phoneCallsToday: 0, phoneCallsThisWeek: 0 },
  });
  expect(view.fields).toContainEqual({ label: "Registration", text: "individual" });
  expect(view.documents).toEqual(
    ["passport", "resume"].map((field) => ({
      id: expect.stringMatching(/\.pdf$/),
      field,
      fileName: `${field}.pdf`,
      bytes: pdf.length,
      shownAs: "pdf",
      isScanned: false,
    })),
  );
});

test.for(DIALECTS)("%s: a stage that nobody knows is an error with its name", async (dialect) => {
  const { database, manager, addLead } = await makeDesk(dialect);
  const id = await addLead();
  await database.run("update leads set stage = 'haunted'");
  expect(await manager.request("GET", `/leads/${id}`)).toMatchObject({ status: 500 });
  const viewer = { id: manager.id, role: "manager" } as const;
  await expect(findVisibleLead(database, id, viewer)).rejects.toThrow(
    /^a row of "select leads.id, .*" does not fit its schema: stage: Invalid option/,
  );
});

test.for(DIALECTS)("%s: mails are on the timeline with their delivery", async (dialect) => {
  const { database, manager, addLead } = await makeDesk(dialect);
  const id = await addLead();
  const receipt = "where purpose = 'visitor-receipt'";
  expect(texts(await open(manager, id))).toContain("Receipt to the visitor: not sent yet");
  await database.run(`update messages set attempts = 1 ${receipt}`);
  expect(texts(await open(manager, id))).toContain(
    "Receipt to the visitor: not sent yet, 1 attempt",
  );
  await database.run(`update messages set attempts = 3, last_error = '550 Unknown' ${receipt}`);
  expect(texts(await open(manager, id))).toContain(
    "Receipt to the visitor: not sent yet, 3 attempts",
  );
  await database.run(`update messages set state = 'dead' ${receipt}`);
  expect(texts(await open(manager, id))).toContain(
    "Receipt to the visitor: could not be sent after 3 attempts: 550 Unknown",
  );
  await database.run(`update messages set state = 'sent', sent_at = 2000000000000 ${receipt}`);
  expect((await open(manager, id)).timeline[0]).toEqual({
    id: expect.any(String),
    at: 2_000_000_000_000,
    by: null,
    kind: "mail",
    text: "Receipt to the visitor: sent",
  });
});

test.for(DIALECTS)("%s: the same person is found by e-mail or phone", async (dialect) => {
  const { manager, sara, ali, addLead } = await makeDesk(dialect);
  const first = await addLead({ email: "omar@example.com", phone: "+971 50 123 4567" });
  const sameEmail = await addLead({ email: "OMAR@example.com", phone: "+92 300 7654321" });
  const samePhone = await addLead({ email: "other@example.com", phone: "050 1234567 " });
  const nobody = await addLead({ email: "else@example.com", phone: "+92 300 1111111" });
  const others = async (person: typeof sara) =>
    (await open(person, first)).samePerson.map(({ id }) => id).toSorted();
  expect(await others(manager)).toEqual([sameEmail, samePhone].toSorted());
  expect((await open(manager, nobody)).samePerson).toEqual([]);
  await manager.request("POST", `/leads/${samePhone}/assign`, { ownerId: ali.id, version: 0 });
  expect(await others(sara)).toEqual([sameEmail]);
  expect(await others(ali)).toEqual([sameEmail, samePhone].toSorted());
});

test.for(DIALECTS)("%s: the desk dials the number of the visitor's country", async (dialect) => {
  const { database, manager, addLead } = await makeDesk(dialect);
  const id = await addLead({ phone: "050 123 4567" });
  expect(await open(manager, id)).toMatchObject({ phoneWithCode: "+971 50 123 4567" });
  const details = JSON.stringify({ timeZone: "Asia/Riyadh" });
  await database.run("update leads set details = ? where id = ?", details, id);
  expect(await open(manager, id)).toMatchObject({ phoneWithCode: "+966 50 123 4567" });
});

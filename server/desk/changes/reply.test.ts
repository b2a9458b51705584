import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { eraseLeadsBefore } from "#server/leads/erasure/erase-lead.ts";
import type { Mail } from "#server/delivery/mail/mail.ts";
import { openFolderMailer } from "#server/delivery/mail/folder-mailer.ts";
import { deliver } from "#server/delivery/deliver.ts";
import { claimMessages } from "#server/delivery/message-repository.ts";
import { lease, makeDeps } from "#server/testing/test-outbox.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";

const reply = { subject: "Your visit", text: "Dear Omar,\nwelcome.\n\nSee you <soon>." };

test.for(DIALECTS)(
  "%s: a reply is sent through the outbox, with replies to the office",
  async (dialect) => {
    let notified = 0;
    const { sara, addLead, database } = await makeDesk(dialect, {
      outbox: { notify: () => void notified++ },
    });
    const id = await addLead();
    const { lead } = await open(sara, id);
    notified = 0;
    expect((await sara.request("POST", `/leads/${id}/reply`, reply)).status).toBe(200);
    expect(notified).toBe(1);
    const event = async () => (await open(sara, id)).timeline.find(({ by }) => by === sara.id);
    expect(await event()).toMatchObject({
      kind: "mail",
      text: "Reply, Your visit: not sent yet",
      body: reply.text,
    });
    const sent: Mail[] = [];
    const deps = makeDeps(database, async (mail) => void sent.push(mail));
    for (const message of await claimMessages(database, { now: deps.now(), ...lease })) {
      await deliver(message, deps);
    }
    expect(await event()).toMatchObject({ text: "Reply, Your visit: sent", body: reply.text });
    const mail = sent.find(({ subject }) => subject.startsWith("Your visit"))!;
    expect(mail).toMatchObject({
      id: (await event())!.id,
      to: { name: "Omar Aziz", address: "omar@example.com" },
      replyTo: deps.sender.office,
      subject: `Your visit (${lead.reference})`,
    });
    expect(mail.text).toMatch(/^Dear Omar,\nwelcome\.\n\nSee you <soon>\.\n\n-- \n/);
    expect(mail.html).toContain("Dear Omar,<br>welcome.");
    expect(mail.html).toContain("See you &lt;soon&gt;.");
    expect(mail.automatic).toBeFalsy();
  },
);

test.for(DIALECTS)("%s: a lead without a valid e-mail address gets no reply", async (dialect) => {
  const { sara, addLead, database } = await makeDesk(dialect);
  const id = await addLead();
  await database.run("update leads set email = 'a@b.c,d'");
  expect((await sara.request("POST", `/leads/${id}/reply`, reply)).status).toBe(422);
  expect(await database.all(anyRow, "select * from answers")).toEqual([]);
});

test.for(DIALECTS)(
  "%s: an erased lead leaves no note, reply, mail or search word",
  async (dialect) => {
    const { sara, manager, addLead, database, server } = await makeDesk(dialect);
    const folder = makeFolder();
    const office = { name: "Office", address: "office@example.com" };
    const mailer = await openFolderMailer(folder, office);
    const id = await addLead();
    const other = await addLead({ email: "other@example.com" });
    await database.run("update leads set received_at = received_at + 1000 where id = ?", other);
    await sara.request("POST", `/leads/${id}/note`, { text: "Zaphod likes towels" });
    await sara.request("POST", `/leads/${id}/reply`, reply);
    await manager.request("POST", `/leads/${other}/merge`, { into: id, version: 0 });
    const search = () => manager.request("GET", "/leads?search=towels");
    expect((await search()).body).toMatchObject({ leads: [{ id }] });
    const deps = { ...makeDeps(database, async () => {}), mailer };
    for (const message of await claimMessages(database, { now: deps.now(), ...lease })) {
      await deliver(message, deps);
    }
    expect(readdirSync(folder)).toHaveLength(5);
    const erasing = { database, mailer, documents: server.deps.documents };
    const before = new Date(deps.now().getTime() + 1000);
    expect(await eraseLeadsBefore(before, erasing, before)).toBe(1);
    const mails = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    expect(mails).toHaveLength(2);
    expect(mails.join("")).not.toContain("Your visit");
    for (const table of ["lead_events", "answers", "searched_leads", "leads"]) {
      const rows = await database.all(anyRow, `select * from ${table}`);
      expect(JSON.stringify(rows), table).not.toMatch(/Zaphod|towel|Your visit/i);
      if (table !== "leads") expect(rows.filter(({ lead_id }) => lead_id === id)).toEqual([]);
    }
    if (dialect === "sqlite") {
      const blocks = await database.all(
        z.object({ text: z.string() }),
        "select cast(block as text) as text from lead_words_data",
      );
      expect(blocks.map(({ text }) => text).join("")).not.toContain("towel");
    }
    // A lead that was merged into the erased lead is a lead of its own again.
    expect((await open(manager, other)).mergedInto).toBeNull();
  },
);

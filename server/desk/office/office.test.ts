import { expect, test } from "vitest";
import { z } from "zod";
import { anyRow, idRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import { makeDesk, open } from "#server/testing/test-desk-leads.ts";
import { officeOf } from "#server/testing/test-office.ts";

test.for(DIALECTS)("%s: an erased lead leaves only that it happened", async (dialect) => {
  const { database, manager, addLead } = await makeDesk(dialect);
  const id = await addLead({ name: "Zubaida Erased", message: "Call my office" });
  const other = await addLead({ name: "Zubaida Erased", email: "other@example.com" });
  const note = { text: "Zubaida likes the sea" };
  expect((await manager.request("POST", `/leads/${id}/note`, note)).status).toBe(200);
  const reply = { subject: "Plans for Zubaida", text: "Here they are" };
  expect((await manager.request("POST", `/leads/${id}/reply`, reply)).status).toBe(200);
  const merge = { into: id, version: 0 };
  expect((await manager.request("POST", `/leads/${other}/merge`, merge)).status).toBe(200);
  await manager.request("GET", "/leads?search=zubaida"); // fills the search index
  const { lead } = await open(manager, id);

  const wrong = await manager.request("POST", `/leads/${id}/erase`, { reference: "C-00000000" });
  expect(wrong).toMatchObject({ status: 422, body: { field: "reference" } });
  const erasure = { reference: lead.reference.toLowerCase() };
  const responses = await Promise.all(
    [1, 2].map(() => manager.request("POST", `/leads/${id}/erase`, erasure)),
  );
  expect(responses).toContainEqual(expect.objectContaining({ status: 200 }));

  const words = dialect === "sqlite" ? ["lead_words"] : [];
  for (const table of ["leads", "lead_events", "messages", "answers", "searched_leads", ...words]) {
    expect(await database.all(anyRow, `select 1 from ${table}`), table).toEqual([]);
  }
  const audit = await database.all(
    z.object({ action: z.string(), subject: z.string(), by: z.string() }),
    `select action, subject, account_id as "by", details from audit_entries where action <> 'sign-in'`,
  );
  expect(JSON.stringify(audit)).not.toMatch(/zubaida|example\.com/i);
  const erased = audit.filter(({ action }) => action === "lead-erased");
  expect(erased.map(({ subject, by }) => [subject, by]).toSorted()).toEqual(
    [
      [id, manager.id],
      [other, manager.id],
    ].toSorted(),
  );
  expect((await manager.request("GET", `/leads/${id}`)).status).toBe(404);
});

test.for(DIALECTS)("%s: erasures, merges and searches at once all succeed", async (dialect) => {
  const { database, manager, sara, addLead } = await makeDesk(dialect);
  for (let round = 0; round < 4; round++) {
    const ids = [await addLead(), await addLead(), await addLead()];
    const [a = "", b = "", c = ""] = ids;
    const reference = `C-${a.slice(0, 8)}`.toUpperCase();
    const responses = await Promise.all([
      manager.request("POST", `/leads/${b}/merge`, { into: a, version: 0 }),
      sara.request("GET", "/leads?search=omar"),
      manager.request("POST", `/leads/${a}/erase`, { reference }),
      sara.request("POST", `/leads/${c}/merge`, { into: a, version: 0 }),
      sara.request("POST", `/leads/${a}/note`, { text: "Likes the sea" }),
    ]);
    for (const { status, body } of responses) {
      expect(status, JSON.stringify(body)).toBeOneOf([200, 404, 409, 422]);
    }
    expect((await manager.request("GET", `/leads/${a}`)).status).toBe(404);
    expect(await database.all(anyRow, "select 1 from leads where merged_into is not null")).toEqual(
      [],
    );
    const entries = await database.all(
      z.object({ subject: z.string() }),
      "select subject from audit_entries where action = 'lead-erased'",
    );
    const left = await database.all(idRow, "select id from leads");
    const erased = ids.filter((id) => !left.some((lead) => lead.id === id));
    expect(entries.map(({ subject }) => subject)).toEqual(expect.arrayContaining(erased));
  }
});

test.for(DIALECTS)("%s: an export is that of the command line, and audited", async (dialect) => {
  const { server, database, manager, addLead } = await makeDesk(dialect);
  await addLead({ name: "=1+1", email: "a@example.com" });
  await addLead({ name: "Omar", email: "b@example.com" });
  const at = server.deps.now().getTime();
  const get = async (query: string) =>
    server.app.inject({ url: `/api/desk/export?${query}`, headers: { cookie: manager.cookie } });
  for (const format of ["csv", "json"]) {
    const printed = await officeOf(server)(`export --${format}`);
    const { body, headers } = await get(`format=${format}`);
    expect(body).toBe(`${printed}\n`);
    expect(headers).toMatchObject({
      "content-disposition": `attachment; filename="leads.${format}"`,
      "cache-control": "no-store",
    });
  }
  expect((await get(`format=json&kind=contact&from=${at}&to=${at + 1}`)).json()).toHaveLength(2);
  for (const none of ["kind=broker", `from=${at + 1}`, `to=${at}`]) {
    expect((await get(`format=json&${none}`)).json(), none).toEqual([]);
  }
  const entries = await database.all(
    anyRow,
    "select account_id, details from audit_entries where action = 'leads-exported' order by details",
  );
  expect(entries).toHaveLength(8);
  expect(entries.slice(0, 2)).toMatchObject([{ account_id: null }, { account_id: null }]); // the commands
  expect(entries[2]).toEqual({
    account_id: manager.id,
    details: "csv, all kinds, from the first, to the last",
  });
});

test("an export that cannot be recorded is an error, not a download", async () => {
  const { database, manager } = await makeDesk("sqlite");
  await database.script(
    "create trigger full before insert on audit_entries begin select raise(abort, 'full'); end",
  );
  const { status, headers } = await manager.request("GET", "/export");
  expect([status, headers["content-disposition"]]).toEqual([503, undefined]);
});

import { expect, test } from "vitest";
import { z } from "zod";
import { LEAD_PATHS } from "#domain/lead-kinds.ts";
import { individual } from "#domain/test-brokers.ts";
import { idRow } from "#server/testing/test-rows.ts";
import { DIALECTS } from "#server/testing/test-databases.ts";
import {
  type Dialect,
  makeDesk,
  open,
  type Person,
  texts,
} from "#server/testing/test-desk-leads.ts";
import { docx, png } from "#server/testing/test-files.ts";
import type { AppDeps } from "#server/app.ts";

async function makeBroker(dialect: Dialect = "sqlite", changes: Partial<AppDeps> = {}) {
  const desk = await makeDesk(dialect, changes);
  const form = new FormData();
  for (const [name, value] of Object.entries(individual)) form.append(name, value);
  form.append("passport", new Blob([new Uint8Array(png)]), "Aminā (1).png");
  form.append("resume", new Blob([new Uint8Array(docx)]), "cv.docx");
  const encoded = new Response(form);
  await desk.server.app.inject({
    method: "POST",
    url: LEAD_PATHS.broker,
    headers: { "content-type": encoded.headers.get("content-type")! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const { id } = (await desk.database.first(idRow, "select id from leads"))!;
  const [passport, resume] = (await open(desk.manager, id)).documents;
  const get = ({ cookie }: Pick<Person, "cookie">, name: string, method: "GET" | "HEAD" = "GET") =>
    desk.server.app.inject({
      method,
      url: `/api/desk/leads/${id}/documents/${name}`,
      headers: { cookie },
    });
  const views = () =>
    desk.database.all(
      z.object({ by: z.string(), subject: z.string(), details: z.string() }),
      `select account_id as "by", subject, details from audit_entries
       where action = 'document-viewed' order by at, id`,
    );
  return { ...desk, id, passport: passport!, resume: resume!, get, views };
}

test("a picture is shown in a sandbox that only the desk may frame", async () => {
  const { manager, passport, get } = await makeBroker();
  const { statusCode, headers, rawPayload } = await get(manager, passport.id);
  expect([statusCode, rawPayload]).toEqual([200, png]);
  expect(headers).toMatchObject({
    "content-type": "image/png",
    "content-length": String(png.length),
    "content-disposition": `inline; filename="Amin_ _1_.png"; filename*=UTF-8''Amin%C4%81%20%281%29.png`,
    "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'self'",
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
});

test("every other document is a download, and so is a picture on request", async () => {
  const { manager, passport, resume, get } = await makeBroker();
  for (const name of [resume.id, `${passport.id}?download`]) {
    const { headers } = await get(manager, name);
    expect(headers).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": expect.stringMatching(/^attachment; filename="/),
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-frame-options": "DENY",
    });
  }
});

test.for(DIALECTS)("%s: a view is on the timeline and in the audit", async (dialect) => {
  const { sara, passport, id, get, views } = await makeBroker(dialect);
  expect((await get(sara, passport.id, "HEAD")).headers["content-type"]).toBe("image/png");
  expect(await views()).toEqual([]);
  await get(sara, passport.id);
  expect(await views()).toEqual([
    { by: sara.id, subject: id, details: `Passport, ${passport.id}` },
  ]);
  expect(texts(await open(sara, id))).toContain("Viewed Passport, Aminā (1).png");
});

test("nobody sees a document of a lead that they may not see", async () => {
  const { database, sara, ali, passport, id, get, addLead, server, views } = await makeBroker();
  await database.run("update leads set owner_id = ? where id = ?", ali.id, id);
  const other = await addLead();
  const wrongLead = await server.app.inject({
    url: `/api/desk/leads/${other}/documents/${passport.id}`,
    headers: { cookie: ali.cookie },
  });
  const responses = [
    await get(sara, passport.id),
    await get({ cookie: "" }, passport.id),
    await get(ali, "unknown.png"),
    await get(ali, encodeURIComponent("../test.sqlite")),
    wrongLead,
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 401, 404, 404, 404]);
  expect(responses.map(({ body }) => body).join()).not.toContain("PNG");
  expect(await views()).toEqual([]);
  expect((await get(ali, passport.id)).statusCode).toBe(200);
});

test("a view that cannot be recorded does not happen", async () => {
  const { database, manager, passport, get } = await makeBroker();
  await database.run("alter table lead_events rename to moved");
  const failed = await get(manager, passport.id);
  expect(failed.statusCode).toBe(503);
  expect(failed.headers["content-disposition"]).toBeUndefined();
});

test.for(DIALECTS)("%s: the lead's view tells whether a document was scanned", async (dialect) => {
  const scanned = await makeBroker(dialect, { scanner: { isClean: async () => true } });
  expect(scanned.passport.isScanned).toBe(true);
  const { passport, database, manager, id } = await makeBroker(dialect);
  expect(passport.isScanned).toBe(false);
  await database.run("update documents set is_scanned = null"); // as an earlier release stored it
  expect((await open(manager, id)).documents.map(({ isScanned }) => isScanned)).toEqual([
    null,
    null,
  ]);
});

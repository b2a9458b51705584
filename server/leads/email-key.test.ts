import { expect, test } from "vitest";
import { migrate } from "#server/storage/migrate.ts";
import { DIALECTS, makeDatabase } from "#server/testing/test-databases.ts";
import { findIds } from "#server/leads/export/find-leads.ts";
import { contact, makeApp } from "#server/testing/test-app.ts";
import { emailKey } from "./email-key.ts";

const spellings = [
  "JOSÉ2@example.com",
  "josé2@EXAMPLE.com",
  "jose\u03012@example.com", // é as two characters
];

test("all spellings of one e-mail address have the same key", () => {
  expect(new Set(spellings.map(emailKey))).toEqual(new Set(["josé2@example.com"]));
  expect(emailKey("a@EXÄMPLE.com")).toBe(emailKey("A@xn--exmple-cua.com"));
  expect(emailKey("jose2@example.com")).not.toBe(emailKey("josé2@example.com"));
  expect(emailKey("ΣΊΣΥΦΟΣ@example.com")).toBe(emailKey("σίσυφος@example.com"));
});

test.for(DIALECTS)("%s finds a person by any spelling of the e-mail address", async (dialect) => {
  const database = (await makeDatabase(dialect))();
  await migrate(database);
  const { send } = await makeApp({ database });
  expect((await send("contact", { ...contact, email: "José2@Example.com" })).status).toBe(200);
  for (const spelling of spellings) expect(await findIds(database, spelling)).toHaveLength(1);
  expect(await findIds(database, "jose2@example.com")).toEqual([]);
});

import { pino } from "pino";
import { expect, test } from "vitest";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { openDatabase } from "./open-database.ts";
import { contact, makeApp, meeting } from "#server/testing/test-app.ts";
import { makeFolder } from "#server/testing/test-folder.ts";
import { fillColumns } from "./fill-columns.ts";

const COLUMNS = "select email_key, phone_key, origin from leads order by kind";
const FORGET = "update leads set email_key = null, phone_key = null, origin = null";

test.for(DIALECTS)("%s: leads of older releases get what new ones have", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const { send } = await makeApp({ database, liveForms: true });
  await send("contact", { ...contact, email: "José2@Example.com", page: "/project-single/1" });
  await send("meeting", meeting);
  const before = await database.all(anyRow, COLUMNS);
  await database.run(FORGET);
  expect(await fillColumns(database)).toBe(2);
  expect(await database.all(anyRow, COLUMNS)).toEqual(before);
  expect(await fillColumns(database)).toBe(0);
});

test.for(["{", "null", "7", ""])(
  "a lead with the details %s has an unknown origin",
  async (details) => {
    const database = await openTestDatabase("sqlite");
    const { send } = await makeApp({ database });
    await send("contact", contact);
    await database.run("update leads set details = ?, phone_key = null, origin = null", details);
    expect(await fillColumns(database)).toBe(1);
    expect(await database.all(anyRow, "select origin from leads")).toEqual([{ origin: "unknown" }]);
  },
);

test("opening a database fills what is missing", async () => {
  const place = { databaseUrl: undefined, dataFolder: makeFolder() };
  const log = pino({ level: "silent" });
  const first = await openDatabase(place, log);
  const { send } = await makeApp({ database: first });
  await send("contact", contact);
  const before = await first.all(anyRow, COLUMNS);
  await first.run(FORGET);
  await first.close();
  const second = await openDatabase(place, log);
  expect(await second.all(anyRow, COLUMNS)).toEqual(before);
  await second.close();
});

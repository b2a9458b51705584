import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { contact, makeApp, meeting } from "#server/test-app.ts";
import { fillOrigins, originOf } from "./origin.ts";

test.for([
  ["meeting", {}, "meeting"],
  ["broker", { page: "/about" }, "broker"],
  ["contact", {}, "contact"],
  ["contact", { page: "/project-single/1" }, "/project-single/1"],
  ["contact", { page: "/two words" }, "contact"],
  ["contact", { page: 5 }, "contact"],
  ["contact", { form: "newsletter", page: "/about" }, "newsletter"],
] as const)("the origin of a %s with %j is %s", ([kind, details, origin]) => {
  expect(originOf(kind, details)).toBe(origin);
});

test.for(DIALECTS)("%s: leads of older releases get their origin", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const { send } = await makeApp({ database, liveForms: true });
  await send("contact", { ...contact, page: "/service-single/1" });
  await send("meeting", meeting);
  const origins = () => database.all("select origin from leads order by kind");
  const known = [{ origin: "/service-single/1" }, { origin: "meeting" }];
  expect(await origins()).toEqual(known);
  await database.run("update leads set origin = null");
  expect(await fillOrigins(database)).toBe(2);
  expect(await origins()).toEqual(known);
  for (const details of ["{", "null", "7", ""]) {
    await database.run("update leads set origin = null, details = ?", details);
    expect(await fillOrigins(database)).toBe(2);
    expect(await origins(), details).toEqual([{ origin: "unknown" }, { origin: "meeting" }]);
  }
  expect(await fillOrigins(database)).toBe(0);
});

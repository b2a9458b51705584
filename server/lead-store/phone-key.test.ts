import { expect, test } from "vitest";
import { DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { contact, makeApp } from "#server/test-app.ts";
import { fillPhoneKeys, phoneKey } from "./phone-key.ts";

test("all notations of one number have the same key", () => {
  const notations = ["+971 50 123 4567", "00971-50-1234567", "(050) 123 4567", "501234567"];
  expect(new Set(notations.map(phoneKey))).toEqual(new Set(["501234567"]));
  expect(phoneKey("+971 50 123 4568")).toBe("501234568");
});

test("a lead without a number has an empty key", () => {
  for (const text of ["", "none", "12 34"]) expect(phoneKey(text)).toBe("");
});

test.for(DIALECTS)("%s: leads of older releases get their key", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const { send } = await makeApp({ database });
  await send("contact", contact);
  const keys = () => database.all("select phone_key as key from leads");
  expect(await keys()).toEqual([{ key: "001234567" }]);
  await database.run("update leads set phone_key = null");
  expect(await fillPhoneKeys(database)).toBe(1);
  expect(await keys()).toEqual([{ key: "001234567" }]);
  await database.run("update leads set phone = '', phone_key = null");
  expect(await fillPhoneKeys(database)).toBe(1);
  expect(await fillPhoneKeys(database)).toBe(0);
});

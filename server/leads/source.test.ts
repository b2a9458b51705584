import { expect, test } from "vitest";
import { type Source, SOURCES } from "#domain/desk/figure-choices.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { makeApp } from "#server/testing/test-app.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { contact } from "#server/testing/test-app.ts";
import { fromSource, sourceOf } from "./source.ts";

const ORIGINS: [origin: string | null, source: Source][] = [
  ["meeting", "meeting"],
  ["contact", "contact"],
  ["broker", "broker"],
  ["newsletter", "newsletter"],
  ["interest", "interest"],
  ["home", "home"],
  ["other", "other"],
  ["/project-single/3", "project"],
  ["/service-single/1", "service"],
  ["/about", "page"],
  ["/", "page"],
  ["unknown", "unknown"],
  ["a name of a later release", "unknown"],
  [null, "unknown"],
];

test.for(DIALECTS)("%s: each lead is found by its source and by no other", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const server = await makeApp({ database, rateLimits: [] });
  for (const [index, [origin]] of ORIGINS.entries()) {
    await server.send("contact", { ...contact, name: `Visitor ${index}` });
    await database.run("update leads set origin = ? where name = ?", origin, `Visitor ${index}`);
  }
  for (const source of SOURCES) {
    const [condition, ...values] = fromSource(source);
    const rows = await database.all(
      anyRow,
      `select origin from leads where ${condition}`,
      ...values,
    );
    const expected = ORIGINS.filter(([, one]) => one === source).map(([origin]) => origin);
    expect(rows.map(({ origin }) => origin).toSorted()).toEqual(expected.toSorted());
  }
});

test.for(ORIGINS)("a lead from %s has the source %s", ([origin, source]) => {
  expect(sourceOf(origin ?? "unknown")).toBe(source);
});

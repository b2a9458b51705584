import { expect, test } from "vitest";
import { LEAD_RATE_LIMITS } from "#domain/rate-limit.ts";
import { DIALECTS, openTestDatabase } from "#server/db/test-databases.ts";
import { admitFrom, forgetOldRates, sourceNetwork } from "./request-rates.ts";

const now = new Date("2026-03-10T08:00:00Z");

test.for(DIALECTS)("[9.001] %s lets in ten of fifteen that come at once", async (dialect) => {
  const database = await openTestDatabase(dialect);
  const admissions = await Promise.all(
    Array.from({ length: 15 }, () => admitFrom(database, "a", LEAD_RATE_LIMITS, now)),
  );
  expect(admissions.filter(({ allowed }) => allowed)).toHaveLength(10);
  expect(await admitFrom(database, "b", LEAD_RATE_LIMITS, now)).toMatchObject({ allowed: true });
  const minuteLater = new Date(now.getTime() + 60_000);
  expect(await admitFrom(database, "a", LEAD_RATE_LIMITS, minuteLater)).toMatchObject({
    allowed: true,
  });
});

test("what is an hour old is forgotten", async () => {
  const database = await openTestDatabase();
  await admitFrom(database, "old", LEAD_RATE_LIMITS, new Date(now.getTime() - 3_600_001));
  await admitFrom(database, "new", LEAD_RATE_LIMITS, now);
  expect(await forgetOldRates(database, new Date(now.getTime() - 3_600_000))).toBe(1);
  expect(await database.all("select source from request_rates")).toEqual([{ source: "new" }]);
});

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
] as const)("%s is counted as %s", ([address, network]) => {
  expect(sourceNetwork(address)).toBe(network);
});

import { expect, test } from "vitest";
import { LEAD_RATE_LIMITS } from "#domain/rate-limit.ts";
import { anyRow } from "#server/testing/test-rows.ts";
import { DIALECTS, makeDatabase, openTestDatabase } from "#server/testing/test-databases.ts";
import { migrate } from "#server/storage/migrate.ts";
import { createRateLimiter, forgetOldRates, type RateLimiter } from "./rate-limiter.ts";

const now = new Date("2026-03-10T08:00:00Z").getTime();

function admit(limiter: RateLimiter, source: string, at = now) {
  return limiter.admit(source, LEAD_RATE_LIMITS, { at, amount: 1 });
}

test.for(DIALECTS)("[9.001] %s admits ten of fifteen simultaneous requests", async (dialect) => {
  const limiter = createRateLimiter(await openTestDatabase(dialect));
  const admissions = await Promise.all(Array.from({ length: 15 }, () => admit(limiter, "a")));
  expect(admissions.filter(({ allowed }) => allowed)).toHaveLength(10);
  expect(await admit(limiter, "b")).toMatchObject({ allowed: true });
  expect(await admit(limiter, "a", now + 60_000)).toMatchObject({ allowed: true });
});

test.for(DIALECTS)("%s: two instances together admit ten of thirty", async (dialect) => {
  const open = await makeDatabase(dialect);
  await migrate(open());
  const limiters = [createRateLimiter(open()), createRateLimiter(open())];
  const admissions = await Promise.all(
    Array.from({ length: 30 }, (_, index) => admit(limiters[index % 2]!, "a")),
  );
  expect(admissions.filter(({ allowed }) => allowed)).toHaveLength(10);
});

test.for(DIALECTS)(
  "%s: a clock that is set back resets no limit, also after a restart, and refuses for one window",
  async (dialect) => {
    const database = await openTestDatabase(dialect);
    const HOUR = 3_600_000;
    const before = createRateLimiter(database);
    for (let count = 0; count < 10; count++) await admit(before, "a", now + count);
    const back = now - HOUR;
    for (const limiter of [before, createRateLimiter(database)]) {
      expect(await admit(limiter, "a", back)).toEqual({ allowed: false, retryAfter: 60_000 });
    }
    expect(await admit(createRateLimiter(database), "a", back + 59_999)).toMatchObject({
      retryAfter: 1,
    });
    expect(await admit(before, "a", back + 60_000)).toEqual({ allowed: true });
  },
);

test.for(DIALECTS)(
  "%s: a clock that is set an hour ahead and back counts what was admitted meanwhile",
  async (dialect) => {
    const limiter = createRateLimiter(await openTestDatabase(dialect));
    for (let count = 0; count < 10; count++) await admit(limiter, "a", now + 3_600_000 + count);
    expect(await admit(limiter, "a", now + 1000)).toEqual({ allowed: false, retryAfter: 60_000 });
    expect(await admit(limiter, "a", now + 61_000)).toEqual({ allowed: true });
  },
);

test("simultaneous requests of one source are counted with one write", async () => {
  const database = await openTestDatabase();
  let writes = 0;
  const { nonDurable } = database;
  const run: typeof nonDurable.run = (...statement) => (writes++, nonDurable.run(...statement));
  const limiter = createRateLimiter({ ...database, nonDurable: { ...nonDurable, run } });
  await Promise.all(Array.from({ length: 8 }, () => admit(limiter, "a")));
  expect(writes).toBe(1);
});

test("an amount counts: bytes as well as requests", async () => {
  const limiter = createRateLimiter(await openTestDatabase());
  const limits = [{ limit: 100, milliseconds: 60_000 }];
  const send = (amount: number, at = now) => limiter.admit("bytes a", limits, { at, amount });
  expect(await send(70)).toEqual({ allowed: true });
  expect(await send(40)).toEqual({ allowed: false, retryAfter: 60_000 });
  expect(await send(30)).toEqual({ allowed: true });
  expect(await send(1)).toEqual({ allowed: false, retryAfter: 60_000 });
  expect(await send(101, now + 600_000)).toMatchObject({ allowed: false });
});

test("counts that are an hour old are removed", async () => {
  const database = await openTestDatabase();
  const limiter = createRateLimiter(database);
  await admit(limiter, "old", now - 3_600_001);
  await admit(limiter, "new");
  expect(await forgetOldRates(database, new Date(now - 3_600_000))).toBe(1);
  expect(await database.all(anyRow, "select source from request_rates")).toEqual([
    { source: "new" },
  ]);
});

import { expect, test } from "vitest";
import { makeApp, meeting } from "#server/testing/test-app.ts";
import { DIALECTS, openTestDatabase } from "#server/testing/test-databases.ts";
import { officeOf } from "#server/testing/test-office.ts";

type Server = Awaited<ReturnType<typeof makeApp>>;

async function detailsOf(server: Server) {
  const [lead] = JSON.parse(await officeOf(server)("export --json"));
  return lead.details;
}

test.for(DIALECTS)("%s: a meeting keeps its home and the visitor's time zone", async (dialect) => {
  const server = await makeApp({ database: await openTestDatabase(dialect) });
  const headers = { "x-time-zone": "asia/karachi", "x-lead-about": "indus-residence.A-304" };
  expect(await server.send("meeting", meeting, headers)).toMatchObject({ status: 200 });
  expect(await detailsOf(server)).toEqual({
    ...meeting,
    timeZone: "Asia/Karachi",
    about: "indus-residence.A-304",
  });
});

test.for([
  ["Mars/Olympus", "no-such-tower.A-304"],
  ["x".repeat(5000), "../indus-residence"],
  ["<script>", "indus-residence.A-304 buy now"],
  ["", ""],
] as const)("a meeting with %j and %j is stored without them", async ([timeZone, about]) => {
  const server = await makeApp();
  const headers = { "x-time-zone": timeZone, "x-lead-about": about };
  expect(await server.send("meeting", meeting, headers)).toMatchObject({ status: 200 });
  expect(await detailsOf(server)).toEqual(meeting);
});

test("a meeting that is asked for again from another home names both for the office", async () => {
  const server = await makeApp();
  for (const home of ["A-304", "A-305"]) {
    await server.send("meeting", meeting, { "x-lead-about": `indus-residence.${home}` });
  }
  const details = await detailsOf(server);
  expect(details.about).toBe("indus-residence.A-305");
  expect(details.message).toContain("About: indus-residence.A-305 (before: indus-residence.A-304)");
});

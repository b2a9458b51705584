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
  ["Europe", "indus-residence.Z-999"],
  ["", ""],
] as const)("a meeting with %j and %j is stored without them", async ([timeZone, about]) => {
  const server = await makeApp();
  const headers = { "x-time-zone": timeZone, "x-lead-about": about };
  expect(await server.send("meeting", meeting, headers)).toMatchObject({ status: 200 });
  expect(await detailsOf(server)).toEqual(meeting);
});

test("a meeting that is asked for again from another home names both for the office", async () => {
  const server = await makeApp();
  for (const [home, zone] of [
    ["A-304", "Asia/Karachi"],
    ["A-303", "Europe/London"],
  ] as const) {
    const headers = { "x-lead-about": `indus-residence.${home}`, "x-time-zone": zone };
    await server.send("meeting", meeting, headers);
  }
  const details = await detailsOf(server);
  expect(details).toMatchObject({ about: "indus-residence.A-303", timeZone: "Europe/London" });
  expect(details.message).toContain(
    "About: A-303, Indus Residence (before: A-304, Indus Residence)",
  );
});

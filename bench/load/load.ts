/** `npm run bench`: pages against nginx, leads a second on both databases, uploads and memory, the office's
 * commands and the desk on a full database, each with its target. `npm run bench -- pages` runs one part. */
import { ensureBuild } from "#scripts/build/ensure-build.ts";
import { startPostgres } from "#server/testing/test-postgres.ts";
import { DESK_LEADS, measureDesk } from "./desk.ts";
import { measureHostile } from "./hostile.ts";
import { type IntakeFigures, measureIntake } from "./intake.ts";
import { measureLocked } from "./locked.ts";
import { LEADS, measureOffice } from "./office.ts";
import { measurePages } from "./pages.ts";
import { CLIENTS, measureUploads } from "./uploads.ts";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 10);

/** The CPU time of a page as a multiple of nginx's. */
const PAGES_TARGET = 4;

/** Milliseconds at the 95th percentile. Figures read every lead of up to a year. */
const DESK_TARGETS = { lists: 50, counts: 50, searches: 50, leads: 20, figures: 200 };

/** How much longer a visitor's lead may take while somebody works at the desk. */
const INTAKE_TARGET = 2;

const parts: Record<string, () => Promise<boolean>> = {
  async pages() {
    const { nginx, ours, nginxPlain, oursPlain } = await measurePages((SECONDS * 1000) / 3);
    for (const [who, { requestsPerSecond, cpuMicroseconds, p99 }] of Object.entries({
      nginx,
      ours,
      "nginx, no compression": nginxPlain,
      "ours, no compression": oursPlain,
    })) {
      console.log(
        `pages, ${who}: ${round(requestsPerSecond)} requests/s, ` +
          `${round(cpuMicroseconds)} µs CPU a request, p99 ${round(p99)} ms`,
      );
    }
    const ratio = ours.cpuMicroseconds / nginx.cpuMicroseconds;
    return reportTarget(
      `pages: ${ratio.toFixed(1)} times nginx's CPU a request (target: ${PAGES_TARGET} at most)`,
      ratio <= PAGES_TARGET,
    );
  },

  async sqlite() {
    const figures = await measureIntake({}, SECONDS * 1000);
    const text = `leads on SQLite: ${describeIntake(figures)} (target: 4000 at least)`;
    return reportTarget(text, figures.leadsPerSecond >= 4000 && figures.refused === 0);
  },

  async postgres() {
    const postgres = await startPostgres();
    try {
      const url = await postgres.createDatabase();
      const figures = await measureIntake({ DATABASE_URL: url }, SECONDS * 1000);
      const text = `leads on PostgreSQL: ${describeIntake(figures)} (target: 1000 at least)`;
      return reportTarget(text, figures.leadsPerSecond >= 1000 && figures.refused === 0);
    } finally {
      await postgres.stop();
    }
  },

  async locked() {
    const { p99, pages, leads } = await measureLocked(SECONDS * 3000);
    const responses = [...leads].map(([status, count]) => `${count} with ${status}`).join(", ");
    console.log(
      `SQLite locked for ${SECONDS * 3} s: ${pages} pages, responses to leads: ${responses}`,
    );
    return reportTarget(`pages meanwhile: p99 ${round(p99)} ms (target: under 50)`, p99 < 50);
  },

  async hostile() {
    const { peakMemory, requests } = await measureHostile(SECONDS * 2000);
    const megabytes = peakMemory.map((bytes) => bytes / 1e6);
    const text = `memory under ${requests} hostile requests: ${megabytes.map(round).join(", ")} MB`;
    const [before, last] = megabytes.slice(-2) as [number, number];
    return reportTarget(
      `${text} (target: levels off below 200)`,
      last < 200 && last < before * 1.05,
    );
  },

  async uploads() {
    const figures = await measureUploads(SECONDS * 1000);
    console.log(
      `uploads: ${CLIENTS} clients of 4 x 3 MB, ${round(figures.megabytesPerSecond)} MB/s, ` +
        `${figures.registrationsPerSecond.toFixed(1)} registrations/s, p99 ${round(figures.p99)} ms`,
    );
    const [before, peak] = [figures.memoryBefore, figures.peakMemory].map((bytes) => bytes / 1e6);
    const text = `memory: ${round(before!)} MB at rest, ${round(peak!)} MB at most (target: under 150)`;
    return reportTarget(text, peak! < 150 && figures.refused === 0);
  },

  office: () => onBothDatabases(reportOffice),

  desk: () => onBothDatabases(reportDesk),
};

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !(name in parts));
if (unknown) throw new Error(`unknown part: ${unknown} (parts: ${Object.keys(parts).join(", ")})`);

await ensureBuild();
let met = true;
for (const [name, run] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  met = (await run()) && met;
}
process.exitCode = met ? 0 : 1;

async function onBothDatabases(
  report: (name: string, databaseUrl: string | undefined) => Promise<boolean>,
): Promise<boolean> {
  const postgres = await startPostgres();
  try {
    const onSqlite = await report("SQLite", undefined);
    return (await report("PostgreSQL", await postgres.createDatabase())) && onSqlite;
  } finally {
    await postgres.stop();
  }
}

async function reportOffice(name: string, databaseUrl: string | undefined): Promise<boolean> {
  let allMet = true;
  for (const { command, seconds, peakMemory } of await measureOffice(databaseUrl)) {
    const megabytes = peakMemory / 1e6;
    const text =
      `leads ${command} of ${LEADS} leads on ${name}: ${round(seconds)} s, ${round(megabytes)} MB ` +
      `at most (target: 5 s and 150 MB)`;
    allMet = reportTarget(text, seconds <= 5 && megabytes <= 150) && allMet;
  }
  return allMet;
}

async function reportDesk(name: string, databaseUrl: string | undefined): Promise<boolean> {
  const figures = await measureDesk(databaseUrl, SECONDS * 1000);
  const parts = Object.keys(DESK_TARGETS) as (keyof typeof DESK_TARGETS)[];
  const requests = parts.map((part) => {
    const { requests, median, p95 } = figures[part];
    const text =
      `desk, ${requests} ${part} of ${DESK_LEADS} leads on ${name}: median ${round(median)} ms, ` +
      `p95 ${round(p95)} ms (target: under ${DESK_TARGETS[part]})`;
    return reportTarget(text, p95 < DESK_TARGETS[part]);
  });
  const { quiet, busy, searches, changes } = figures.intake;
  const intake = reportTarget(
    `leads received beside ${DESK_LEADS} on ${name}: p99 ${round(quiet)} ms, and ${round(busy)} ms during ` +
      `${searches} searches and ${changes} changes at the desk (target: ${INTAKE_TARGET} times at most)`,
    busy <= quiet * INTAKE_TARGET,
  );
  return requests.every(Boolean) && intake;
}

function describeIntake(figures: IntakeFigures): string {
  const { leadsPerSecond, cpuMicroseconds, p99, refused } = figures;
  return `${round(leadsPerSecond)} durable leads/s, ${round(cpuMicroseconds)} µs CPU a lead, p99 ${round(p99)} ms, ${refused} refused`;
}

function reportTarget(text: string, isMet: boolean): boolean {
  console.log(`${isMet ? "met   " : "MISSED"}  ${text}`);
  return isMet;
}

function round(number: number): string {
  return number.toFixed(number < 10 ? 1 : 0);
}

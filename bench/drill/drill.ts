/** `npm run backup -- drill`: loses a server that takes leads in, restores the backup elsewhere and compares, on both
 * databases. */
import { join } from "node:path";
import { inFolder } from "#bench/load/bench-folder.ts";
import { startPostgres } from "#server/testing/test-postgres.ts";
import { findPostgres } from "#server/testing/test-postgres-folder.ts";
import { type DrillFigures, runDrill } from "./run-drill.ts";

/** Seconds. */
const AIMS = { unsaved: 60, outage: 300 };

const leads = Number(process.argv[2]);

function placesIn(folder: string, urls: [string?, string?] = []) {
  return {
    original: { dataFolder: join(folder, "original"), databaseUrl: urls[0] },
    other: { dataFolder: join(folder, "other"), databaseUrl: urls[1] },
    backups: join(folder, "backups"),
  };
}

function report(name: string, figures: DrillFigures): boolean {
  const { creation, restore, outage, unsaved, lostLeads } = figures;
  const seconds = (value: number) => `${value.toFixed(1)} s`;
  const isGood = unsaved <= AIMS.unsaved && outage <= AIMS.outage;
  console.info(
    [
      `${name}: ${figures.leads} leads and ${figures.documents} documents came back as they were`,
      `  backup ${seconds(creation)}; restore ${seconds(restore)}, until the server responds ${seconds(outage)} (aim: ${AIMS.outage} s)`,
      `  lost at worst: what arrives in ${seconds(unsaved)}, from a snapshot until the next backup is finished (aim: ${AIMS.unsaved} s)`,
      `  lost here, right after a backup: ${lostLeads} leads`,
      isGood ? "  good" : "  MISSED",
    ].join("\n"),
  );
  return isGood;
}

const results = [
  await inFolder(async (folder) => report("SQLite", await runDrill(placesIn(folder), leads))),
];
if (findPostgres()) {
  const postgres = await startPostgres();
  try {
    const urls: [string, string] = [
      await postgres.createDatabase(),
      await postgres.createDatabase(),
    ];
    const figures = inFolder((folder) => runDrill(placesIn(folder, urls), leads));
    results.push(report("PostgreSQL", await figures));
  } finally {
    await postgres.stop();
  }
} else {
  console.info("PostgreSQL: left out, it is not installed");
}
process.exitCode = results.every(Boolean) ? 0 : 1;

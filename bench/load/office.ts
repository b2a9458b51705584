import { spawn } from "node:child_process";
import { once } from "node:events";
import { openSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { openDatabase } from "#server/leads/open-database.ts";
import { addManyLeads } from "#server/testing/test-many-leads.ts";
import { inFolder } from "./bench-folder.ts";
import { measure, scriptCommand } from "./measured-process.ts";

export const LEADS = 100_000;

const COMMANDS = ["export", `list --limit ${LEADS}`];

type OfficeFigures = { command: string; seconds: number; peakMemory: number };

/** Each command runs in a new process on a large database. */
export async function measureOffice(databaseUrl: string | undefined): Promise<OfficeFigures[]> {
  return inFolder(async (folder) => {
    const log = pino({ level: "silent" });
    const database = await openDatabase({ databaseUrl, dataFolder: folder }, log);
    try {
      await addManyLeads(database, LEADS);
      // Autovacuum has run long before a real database holds so many rows.
      if (database.dialect === "postgres") await database.run("vacuum analyze");
    } finally {
      await database.close();
    }
    const settings = { DATA_DIR: folder, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    await runOffice("list --limit 1", settings, join(folder, "warm")); // fills the compile cache
    const figures: OfficeFigures[] = [];
    for (const [index, command] of COMMANDS.entries()) {
      figures.push(await runOffice(command, settings, join(folder, `output-${index}`)));
    }
    return figures;
  });
}

const SAMPLE_EVERY = 20;

async function runOffice(
  command: string,
  settings: Record<string, string>,
  outputFile: string,
): Promise<OfficeFigures> {
  const begin = performance.now();
  const args = [...scriptCommand("office"), ...command.split(" ")];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", openSync(outputFile, "w"), "inherit"],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...settings,
    },
  });
  const { peakMemory } = measure(child);
  let peak = 0;
  const sampling = setInterval(() => (peak = Math.max(peak, peakMemory())), SAMPLE_EVERY);
  const [code] = await once(child, "exit");
  clearInterval(sampling);
  if (code !== 0) throw new Error(`office ${command} ended with ${code}`);
  return { command, seconds: (performance.now() - begin) / 1000, peakMemory: peak };
}

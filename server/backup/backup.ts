/** `npm run backup`: makes, checks and restores copies of leads and documents. */
import "#server/settings/load-env-file.ts"; // first: other modules read the environment while they load
import { spawnSync } from "node:child_process";
import { readSettings } from "#server/settings/settings.ts";
import { BackupError } from "./backup-error.ts";
import { type BackupLine, readBackupLine } from "./command-line.ts";
import { createBackup } from "./create-backup.ts";
import type { Manifest } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { verifyBackup } from "./verify-backup.ts";

type Printed = { backup: string; manifest: Manifest };

const COMMANDS: Record<BackupLine["command"], (line: BackupLine) => Promise<void>> = {
  async create({ folder, keep }) {
    print("created", await createBackup(readSettings(process.env), folder, keep));
  },
  async verify({ folder }) {
    print("whole", await verifyBackup(folder));
  },
  async restore({ folder }) {
    const restored = await restoreBackup(readSettings(process.env), folder);
    print("restored", restored);
    console.info(`What was there before is in ${restored.replaced}`);
  },
  async drill({ leads }) {
    // It starts servers and fills databases, which the server's own image has no programs for.
    const { status } = spawnSync(process.execPath, ["bench/drill/drill.ts", String(leads)], {
      stdio: "inherit",
    });
    process.exitCode = status ?? 1;
  },
};

function print(done: string, { backup, manifest: { tables, documents, snapshotAt } }: Printed) {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  const files = documents === null ? "documents are in the bucket" : `${documents} documents`;
  const leads = tables.leads?.rows ?? 0;
  console.info(`${backup}: ${done}. ${leads} leads, ${rows} rows, ${files}, as of ${snapshotAt}`);
}

process.umask(0o077);
try {
  const line = readBackupLine(process.argv.slice(2));
  await COMMANDS[line.command](line);
} catch (error) {
  if (!(error instanceof BackupError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

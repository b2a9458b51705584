/** A process of its own that makes or restores one backup, so that it can be killed. */
import { createBackup } from "./create-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const [command, folder = "", store = ""] = process.argv.slice(2);
if (command === "create") await createBackup(JSON.parse(store), folder, null);
else await restoreBackup(JSON.parse(store), folder);

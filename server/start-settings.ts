import { readSettings, type Settings } from "#server/settings/settings.ts";
import { requireFreePort } from "./free-port.ts";

/** Settings and ports are checked before anything is built or migrated. An error ends the process with its
 * message alone. */
export async function startSettings(): Promise<Settings> {
  try {
    const settings = readSettings(process.env);
    await requireFreePort(settings);
    if (settings.metrics) await requireFreePort(settings.metrics, "METRICS_");
    return settings;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

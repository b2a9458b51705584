import "#server/settings/load-env-file.ts"; // first: other modules read the environment while they load
import { company } from "#catalog/company.ts";
import type { Deadlines } from "#server/http/deadlines.ts";
import { createLog } from "./log.ts";
import { startSettings } from "./start-settings.ts";
import { startServer } from "./start.ts";
import { storageNotice } from "./storage-notice.ts";

const SHUTDOWN_TIMEOUT = 30_000;

type Options = { deadlines?: Partial<Deadlines>; shutdownTimeout?: number };

export async function runServer({
  deadlines = {},
  shutdownTimeout = SHUTDOWN_TIMEOUT,
}: Options = {}): Promise<void> {
  const settings = await startSettings();
  const log = createLog(settings.logLevel);

  // The state is unknown after an uncaught exception, so the process exits and is restarted. Accepted leads
  // are on the disk.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "uncaught exception, exiting");
    process.exit(1);
  });

  const server = await startServer(settings, log, deadlines).catch((err: unknown) => {
    log.fatal({ err }, "start failed");
    process.exit(1);
  });

  // A terminal signals the whole process group, and so does npm, so a signal may arrive twice.
  let closing: Promise<void> | undefined;
  async function close(signal: string): Promise<void> {
    log.info({ signal }, "closing");
    // Accepted leads are on the disk, and unfinished deliveries are repeated after the next start.
    setTimeout(() => {
      log.warn({ waitingFor: server.closing() }, "shutdown timed out");
      process.exit();
    }, shutdownTimeout);
    await server.close();
    log.info("closed");
    process.exit();
  }
  // Registered before the URL is printed, because a signal may arrive from then on.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => (closing ??= close(signal)));
  }
  console.info(`${company.name} is at ${server.url}`);
  if (server.desk) console.info(server.desk);
  console.info(storageNotice(settings));
}

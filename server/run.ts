import "./load-env-file.ts"; // first: what follows reads the environment when it is loaded
import { readSettings } from "./env.ts";
import type { Deadlines } from "./http/deadlines.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start.ts";

/** How long the whole shutdown may take, in milliseconds. */
const SHUTDOWN_TIMEOUT = 30_000;

type Options = { deadlines?: Partial<Deadlines>; shutdownTimeout?: number };

/** The whole life of a server process, from its settings to its last answer. */
export async function runServer({
  deadlines = {},
  shutdownTimeout = SHUTDOWN_TIMEOUT,
}: Options = {}): Promise<void> {
  const settings = orExit(() => readSettings(process.env));
  const log = createLog(settings.logLevel);

  // Nothing should ever come here. What does leaves us in a state nobody has thought of, so we end
  // and are started again: what was accepted is on the disk.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "an error that nobody expected ends the server");
    process.exit(1);
  });

  const server = await startServer(settings, log, deadlines).catch((err: unknown) => {
    log.fatal({ err }, "the server could not start");
    process.exit(1);
  });

  // A signal may come more than once: a terminal tells the whole family, and npm passes it on again.
  let closing: Promise<void> | undefined;
  async function close(signal: string): Promise<void> {
    log.info(`${signal}: closing`);
    // Nothing is lost by it: what was accepted is on the disk, and a message that was being sent is
    // taken over after the next start.
    setTimeout(() => {
      log.warn(
        { waitingFor: server.closing() },
        "shutdown timed out: exiting with work unfinished",
      );
      process.exit();
    }, shutdownTimeout);
    await server.close();
    log.info("closed");
    process.exit();
  }
  // Before anybody hears that we are there and may want us to go.
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => (closing ??= close(signal)));
  }
  console.info(`Indus Gulf is at ${server.address}`);
}

function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

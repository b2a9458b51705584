import "./load-env-file.ts"; // first: what follows reads the environment when it is loaded
import { readSettings } from "./env.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start.ts";

/** The whole life of a server process, from its settings to its last answer. */
export async function runServer(): Promise<void> {
  const settings = orExit(() => readSettings(process.env));
  const log = createLog(settings.logLevel);

  // Nothing should ever come here. What does leaves us in a state nobody has thought of, so we end
  // and are started again: what was accepted is on the disk.
  process.on("uncaughtException", (err) => {
    log.fatal({ err }, "an error that nobody expected ends the server");
    process.exit(1);
  });

  const server = await startServer(settings, log).catch((err: unknown) => {
    log.fatal({ err }, "the server could not start");
    process.exit(1);
  });

  // A signal may come more than once: a terminal tells the whole family, and npm passes it on again.
  let closing: Promise<void> | undefined;
  async function close(signal: string): Promise<void> {
    log.info(`${signal}: closing`);
    await server.close();
    log.info("closed");
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

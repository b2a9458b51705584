import "./load-env-file.ts"; // first: what follows reads the environment when it is loaded
import { readSettings } from "./env.ts";
import { createLog } from "./log.ts";
import { startServer } from "./start.ts";

const settings = orExit(() => readSettings(process.env));
const log = createLog(settings.logLevel);
const server = await startServer(settings, log).catch((err: unknown) => {
  log.fatal({ err }, "the server could not start");
  process.exit(1);
});
console.info(`Indus Gulf is at ${server.address}`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    log.info(`${signal}: closing`);
    await server.close();
    log.info("closed");
  });
}

function orExit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

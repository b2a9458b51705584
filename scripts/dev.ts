/** `npm run dev`: site and desk with hot reload and the API, restarted when its code changes, on one port
 * through the site's server. */
import { type ChildProcess, spawn } from "node:child_process";

const apiPort = process.env.API_PORT ?? "3001";
const deskPort = process.env.DESK_PORT ?? "3002";
const sitePort = process.env.PORT ?? "3000";

const api = start(["--watch", "--watch-preserve-output", "server/main.ts"], {
  PORT: apiPort,
  SERVE_PAGES: "false",
});
// On Windows the command's name would need a shell.
const site = start(["node_modules/@react-router/dev/bin.cjs", "dev", "--port", sitePort], {
  API_PORT: apiPort,
  DESK_PORT: deskPort,
});
const all = [api, site];
if (process.env.DESK !== "off") {
  const vite = ["node_modules/vite/bin/vite.js", "--config", "vite.desk.config.ts"];
  all.push(start([...vite, "--port", deskPort], {}));
}

function start(program: string[], settings: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, program, { stdio: "inherit", env });
}

// When one process ends, so do the others.
for (const one of all) {
  one.on("exit", (code) => {
    for (const other of all) other.kill();
    process.exitCode ??= code ?? 0;
  });
}

// A supervisor signals this process alone.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    for (const one of all) one.kill(signal);
  });
}

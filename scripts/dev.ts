/** `npm run dev`: the site with hot reload, and the API beside it, restarted when its code changes. */
import { type ChildProcess, spawn } from "node:child_process";

const apiPort = process.env.API_PORT ?? "3001";
const sitePort = process.env.PORT ?? "3000";

const api = start(["--watch", "--watch-preserve-output", "server/main.ts"], {
  PORT: apiPort,
  SERVE_PAGES: "false",
});
// On Windows the command's name would need a shell.
const site = start(["node_modules/@react-router/dev/bin.cjs", "dev", "--port", sitePort], {
  API_PORT: apiPort,
});

function start(program: string[], settings: Record<string, string>): ChildProcess {
  const env = { ...process.env, ...settings };
  return spawn(process.execPath, program, { stdio: "inherit", env });
}

/** When one process ends, so does the other. */
function endTogether(one: ChildProcess, other: ChildProcess) {
  one.on("exit", (code) => {
    other.kill();
    process.exitCode = code ?? 0;
  });
}

endTogether(api, site);
endTogether(site, api);

// A supervisor sends its signal to this process alone.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    api.kill(signal);
    site.kill(signal);
  });
}

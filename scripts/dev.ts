/** `npm run dev`: the site with hot reload, and the API beside it, restarted when its code changes. */
import { type ChildProcess, spawn } from "node:child_process";

const apiPort = process.env.API_PORT ?? "3001";
const sitePort = process.env.PORT ?? "3000";
const shell = process.platform === "win32";

const api = spawn(process.execPath, ["--watch", "--watch-preserve-output", "server/main.ts"], {
  stdio: "inherit",
  env: { ...process.env, PORT: apiPort, SERVE_PAGES: "false" },
});
const site = spawn("react-router", ["dev", "--port", sitePort], {
  stdio: "inherit",
  shell,
  env: { ...process.env, API_PORT: apiPort },
});

/** Whichever ends first takes the other with it. */
function endTogether(one: ChildProcess, other: ChildProcess) {
  one.on("exit", (code) => {
    other.kill();
    process.exitCode = code ?? 0;
  });
}

endTogether(api, site);
endTogether(site, api);

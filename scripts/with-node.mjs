// Runs a program on the pinned Node, and installs the locked packages first if they changed: `node
// scripts/with-node.mjs scripts/start.mjs`. JavaScript, because it runs on Node 20.19, before anything is
// installed.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { runStep } from "./run-step.mjs";

const OLDEST_HOST_NODE = "20.19";
const NODE_MAJOR = 24;
const packages = resolve("node_modules");

requireHostNode();
await install();
const node = pinnedNode();
// Build and server read the settings in .env.
if (existsSync(".env")) process.loadEnvFile(".env");
// Child processes find the packages' commands and the same Node.
process.env.PATH = [join(packages, ".bin"), dirname(node), process.env.PATH].join(delimiter);
// A compile cache makes the start quicker and saves 40 MB of memory.
process.env.NODE_COMPILE_CACHE ??= join(packages, ".cache", "compiled");
const child = spawn(node, process.argv.slice(2), { stdio: "inherit" });
child.on("error", (error) => fail(`${node} could not be started: ${error.message}`));
child.on("exit", (code) => {
  process.exitCode = code ?? 1;
});
// The program closes in its own time.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));

function requireHostNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_HOST_NODE.split(".").map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  fail(`Node ${OLDEST_HOST_NODE} or newer is needed; this is ${process.versions.node}.`);
}

async function install() {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  const stamp = join(packages, ".installed-lock");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return;
  // `npm ci` refuses a lock without the optional builds for other platforms, which not every registry has;
  // `npm install --no-save` installs the locked versions too. NODE_ENV=production would leave out packages
  // that a build needs.
  const command = "npm install --include=dev --no-save --no-audit --no-fund --loglevel=error";
  await runStep("Installing packages into node_modules", command);
  writeFileSync(stamp, lock);
}

/** The machine's own Node, if new enough, where no packaged one runs. */
function pinnedNode() {
  const windows = process.platform === "win32";
  const name = `node-${windows ? "win" : process.platform}-${process.arch}`;
  const packaged = join(packages, name, "bin", windows ? "node.exe" : "node");
  if (existsSync(packaged) && runs(packaged)) return packaged;
  if (Number(process.versions.node.split(".")[0]) >= NODE_MAJOR) return process.execPath;
  return fail(
    `No packaged Node ${NODE_MAJOR} fits ${process.platform}-${process.arch}: install Node ${NODE_MAJOR} or newer and try again.`,
  );
}

/** The packaged Node does not start on another C library, such as Alpine's. */
function runs(command) {
  return spawnSync(command, ["--version"]).status === 0;
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

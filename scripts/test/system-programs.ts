import { spawnSync } from "node:child_process";
import { findChromium, HEADLESS_SHELL, isSlowChromium, NO_BROWSER } from "#tests/chromium.ts";
import { findCommand } from "#server/testing/test-commands.ts";
import { type SystemProgram, systemPrograms } from "#server/testing/test-programs.ts";

const BROWSER = "a browser";

const programs = Object.entries<SystemProgram>({
  [BROWSER]: {
    isInstalled: () => findChromium() !== null,
    isSlow: isSlowChromium,
    packages: [HEADLESS_SHELL],
    purpose: "the browser tests and the page budgets",
  },
  ...systemPrograms,
});
const missing = () => programs.filter(([, { isInstalled }]) => !isInstalled());
const slow = () => programs.filter(([, { isInstalled, isSlow }]) => isInstalled() && isSlow?.());

export function describePrograms(): string[] {
  const canInstall = findCommand("apt-get") !== null;
  return [...missing(), ...(canInstall ? slow() : [])].map(([name, { packages, purpose }]) => {
    if (canInstall && packages.length > 0) {
      return `Will install ${packages.join(", ")} with apt-get, for ${purpose}.`;
    }
    if (name === BROWSER) return NO_BROWSER;
    return `${name} is not installed: tests that need it are left out (${purpose}).`;
  });
}

/** On systems without apt-get only the browser is required. */
export function ensurePrograms(): void {
  if (findCommand("apt-get")) installAll();
  if (findChromium() === null) throw new Error(NO_BROWSER);
}

function installAll(): void {
  const packages = packagesOf(missing());
  if (packages.length > 0 && !install(packages)) {
    const message = `apt-get could not install. Run: sudo apt-get install ${packages.join(" ")}`;
    if (process.env.CI) throw new Error(message);
    console.log(`${message}\nTests that need these programs are left out.`);
  }
  // Separate, because not every system with apt-get has this package, and tests run without it.
  const faster = packagesOf(slow());
  if (faster.length > 0 && !install(faster)) {
    console.log(`apt-get could not install ${faster.join(" ")}: the tests take longer without it.`);
  }
}

function packagesOf(found: [string, SystemProgram][]): string[] {
  return found.flatMap(([, { packages }]) => packages);
}

function install(packages: string[]): boolean {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  return (
    run([...prefix, "apt-get", "update", "-qq"]) &&
    run([...prefix, "apt-get", "install", "-y", "-qq", "--no-install-recommends", ...packages])
  );
}

function run([command = "", ...options]: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, options, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0;
}

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { describePrograms, ensurePrograms } from "./system-programs.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function makeMachine(...commands: string[]) {
  const folder = mkdtempSync(join(tmpdir(), "machine-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const installed = join(folder, "installed");
  const scripts = {
    "apt-get": `#!/bin/sh\n[ "$1" = update ] || echo "$@" >>${installed}\n`,
    sudo: '#!/bin/sh\nshift\nexec "$@"\n',
  };
  for (const command of ["sudo", ...commands]) {
    const script = scripts[command as keyof typeof scripts] ?? "";
    writeFileSync(join(folder, command), script, { mode: 0o755 });
  }
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", "");
  vi.spyOn(console, "log").mockReturnValue();
  return {
    fail: () => writeFileSync(join(folder, "apt-get"), "#!/bin/sh\nexit 100\n", { mode: 0o755 }),
    installs: () => (existsSync(installed) ? readFileSync(installed, "utf8") : ""),
  };
}

const said = () => describePrograms().join("\n");

test("with apt-get the headless shell is installed beside a full browser", () => {
  const { installs } = makeMachine("apt-get", "chromium");
  expect(said()).toContain("Will install chromium-headless-shell with apt-get");
  ensurePrograms();
  expect(installs()).toMatch(/^install .* chromium-headless-shell$/m);
});

test("a browser is enough where apt-get cannot install the headless shell", () => {
  vi.stubEnv("CI", "");
  makeMachine("apt-get", "google-chrome").fail();
  ensurePrograms();
  expect(console.log).toHaveBeenLastCalledWith(
    "apt-get could not install chromium-headless-shell: the tests take longer without it.",
  );
});

test.for([
  ["without apt-get", ["chromium"]],
  ["where it is installed", ["apt-get", "chromium", "chromium-headless-shell"]],
] as const)("the headless shell is not installed %s", ([, commands]) => {
  const { installs } = makeMachine(...commands);
  ensurePrograms();
  expect(said() + installs()).not.toContain("headless-shell");
});

test("the headless shell is not installed where CHROMIUM_PATH names a browser", () => {
  const { installs } = makeMachine("apt-get");
  vi.stubEnv("CHROMIUM_PATH", process.execPath);
  ensurePrograms();
  expect(said() + installs()).not.toContain("headless-shell");
});

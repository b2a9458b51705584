import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { findCommand } from "#server/testing/test-commands.ts";

export const NO_BROWSER =
  "No browser found: install Chrome, Edge or Chromium, or give its path in CHROMIUM_PATH.";

/** Renders the same pages in half the time. */
export const HEADLESS_SHELL = "chromium-headless-shell";

const commands = [
  HEADLESS_SHELL,
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "microsoft-edge",
  "microsoft-edge-stable",
];

/** Browsers are no commands on macOS and Windows. */
function usualPlaces(): string[] {
  const { ProgramFiles, LOCALAPPDATA } = process.env;
  const macFolders = ["/Applications", join(homedir(), "Applications")];
  const windowsFolders = [ProgramFiles, process.env["ProgramFiles(x86)"], LOCALAPPDATA];
  const macNames = ["Chromium", "Google Chrome", "Microsoft Edge"];
  const windowsNames = [
    "Chromium/Application/chrome.exe",
    "Google/Chrome/Application/chrome.exe",
    "Microsoft/Edge/Application/msedge.exe",
  ];
  return [
    ...macFolders.flatMap((folder) =>
      macNames.map((name) => join(folder, `${name}.app/Contents/MacOS/${name}`)),
    ),
    ...windowsFolders.flatMap((folder) =>
      folder ? windowsNames.map((name) => join(folder, name)) : [],
    ),
  ];
}

/** CHROMIUM_PATH, or the machine's own; none is downloaded. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}.`);
  const places = [named, ...commands.map(findCommand), ...usualPlaces()];
  return places.find((path) => path && existsSync(path)) ?? null;
}

/** Another browser than the headless shell is used, although nobody chose it. */
export function isSlowChromium(): boolean {
  return !process.env.CHROMIUM_PATH && findCommand(HEADLESS_SHELL) === null;
}

/** Root needs --no-sandbox, and a closed network no background requests. */
export function chromiumOptions() {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error(NO_BROWSER);
  }
  return {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  };
}

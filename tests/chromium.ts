import { existsSync } from "node:fs";
import { findCommand } from "./find-command.ts";

/** First Chromium without its windows: the same pages for less than half of the work. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"];
/** On a Mac it is no command. */
const macPlaces = ["Chromium", "Google Chrome"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** The browser named in CHROMIUM_PATH, or the machine's own; none is downloaded. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}.`);
  const places = [named, ...names.map(findCommand), ...macPlaces];
  return places.find((path) => path && existsSync(path)) ?? null;
}

/** How to start it: root needs --no-sandbox, and a closed network none of its background calls. */
export function chromiumOptions() {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error("No Chromium found: install it, or give its path in CHROMIUM_PATH.");
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

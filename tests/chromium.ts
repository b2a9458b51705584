import { existsSync } from "node:fs";

const places = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/** The browser of the machine; none is downloaded. CHROMIUM_PATH names another. */
function chromiumPath(): string {
  const found = process.env.CHROMIUM_PATH ?? places.find((path) => existsSync(path));
  if (!found) throw new Error("No Chromium found: install it, or name it in CHROMIUM_PATH.");
  return found;
}

/** How to start it: root needs --no-sandbox, and a closed network none of its background calls. */
export function chromiumOptions() {
  return {
    executablePath: chromiumPath(),
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  };
}

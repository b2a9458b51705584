import { ENTRY_SCRIPT } from "#site/boot/names.ts";
import { trustedBoot } from "./trusted-boot.ts";
import { INPUT_EVENTS } from "./input-events.ts";
import { whenPainted } from "./when-painted.ts";
import { whenIdle } from "./when-idle.ts";

const entry = document.currentScript?.getAttribute(ENTRY_SCRIPT) ?? "";

let isStarted = false;

/** Loads the entry script when the page has loaded and is painted and the main thread is idle, or at
 * the first input. Scripts therefore never compete with the first paint. */
export function startApp(): void {
  addEventListener("load", () => whenPainted(() => whenIdle(start)), { once: true });
  startAtInput();
}

/** Called again when the script fails to load, to retry at the next input. */
function startAtInput() {
  isStarted = false;
  for (const input of INPUT_EVENTS) {
    addEventListener(input, start, { once: true, passive: true });
  }
}

function start() {
  if (isStarted) return;
  isStarted = true;
  const attributes = {
    type: "module",
    src: trustedBoot.createScriptURL(entry),
    onerror: startAtInput,
  };
  document.head.append(Object.assign(document.createElement("script"), attributes));
}

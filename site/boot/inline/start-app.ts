import { ENTRY_SCRIPT, FRAMEWORK_SCRIPT, PRELOADED_SCRIPTS } from "#site/boot/names.ts";
import { INPUT_EVENTS } from "./input-events.ts";
import { whenPainted } from "./mark-first-paint.ts";
import { whenIdle } from "./when-idle.ts";

const parameters = document.currentScript as HTMLElement;
const framework = parameters.getAttribute(FRAMEWORK_SCRIPT) ?? "";
const entry = parameters.getAttribute(ENTRY_SCRIPT) ?? "";
const preloads = parameters.getAttribute(PRELOADED_SCRIPTS)?.split(" ") ?? [];

let isStarted = false;

/** Loads the app's scripts when the page has loaded and is painted and the main thread is idle, or at
 * the first input. Scripts therefore never compete with the first paint. */
export function startApp(): void {
  addEventListener("load", () => whenPainted(() => whenIdle(start)), { once: true });
  startAtInput();
}

/** Called again when a script fails to load, to retry at the next input. */
function startAtInput() {
  isStarted = false;
  for (const input of INPUT_EVENTS) {
    addEventListener(input, start, { once: true, passive: true });
  }
}

function start() {
  if (isStarted) return;
  isStarted = true;
  // Each script is compiled in a task of its own, so that no task is long enough to disturb scrolling.
  // The framework, half of the code, runs before the rest for the same reason.
  for (const href of [...preloads, entry]) {
    setTimeout(append, 0, "link", { rel: "modulepreload", href });
  }
  setTimeout(run, 0, framework, () => run(entry));
}

function run(src: string, onload?: () => void) {
  append("script", { type: "module", src, onload, onerror: startAtInput });
}

function append(name: "link" | "script", attributes: Partial<HTMLLinkElement & HTMLScriptElement>) {
  document.head.append(Object.assign(document.createElement(name), attributes));
}

/**
 * Runs inline in every page, so it must not refer to anything outside itself. Starts the app when
 * the page has loaded and the main thread is idle, or at once on the visitor's first touch, click
 * or key, so that scripts never compete with the first paint. A button pressed or a form sent
 * before the app is alive, or in a part of the page that still sleeps, is held back and repeated as
 * soon as there is somebody to answer.
 */
export function startLater(entry: string, preloads: string[]): void {
  const held = new Map<Element, () => void>();
  let started = false;
  let alive = false;

  function append(name: "link" | "script", attributes: Record<string, string>) {
    document.head.append(Object.assign(document.createElement(name), attributes));
  }

  function start() {
    if (started) return;
    started = true;
    for (const href of preloads) append("link", { rel: "modulepreload", href });
    append("script", { type: "module", src: entry });
  }

  function answers(target: Element) {
    return alive && !target.closest("[data-asleep]");
  }

  function hold(event: Event, target: HTMLElement, repeat: () => void) {
    event.preventDefault();
    event.stopImmediatePropagation();
    target.dataset.waiting = "";
    held.set(target, () => {
      delete target.dataset.waiting;
      if (target.isConnected) repeat();
    });
  }

  function onClick(event: Event) {
    const button = (event.target as Element).closest("button");
    // What the platform opens by itself needs no script of ours, and must not be pressed twice.
    if (!button || button.matches("[popovertarget], [commandfor]") || answers(button)) {
      return;
    }
    hold(event, button, () => button.click());
  }

  function onSubmit(event: Event) {
    const form = event.target as HTMLFormElement;
    if (!answers(form)) hold(event, form, () => form.requestSubmit());
  }

  function release() {
    for (const [target, repeat] of held) {
      if (!answers(target)) continue;
      held.delete(target);
      repeat();
    }
  }

  function onAlive() {
    alive = true;
    release();
  }

  const whenIdle =
    window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  addEventListener("load", () => whenIdle(start), { once: true });
  for (const sign of ["pointerdown", "keydown", "scroll"]) {
    addEventListener(sign, start, { once: true, passive: true });
  }
  addEventListener("click", onClick, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("alive", onAlive, { once: true });
  addEventListener("awake", release);
}

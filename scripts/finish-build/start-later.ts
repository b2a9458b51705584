/**
 * Runs inline in every page, so it must not refer to anything outside itself. Starts the app when
 * the page has loaded, is seen and the main thread is idle, or at once on the visitor's first touch,
 * click or key, so that scripts never compete with the first paint. A button pressed, a tab turned or
 * a form sent before the app is alive, or in a part of the page that still sleeps, is held back and
 * repeated as soon as there is somebody to answer. Where the answer can never come, because a newer
 * version of the site has taken its code away, the page is loaded afresh: only then, never under
 * busy hands.
 */
export function startLater(framework: string, entry: string, preloads: string[]): void {
  const held = new Map<Element, () => void>();
  const opened = location.pathname;
  let started = false;
  let alive = false;

  function append(
    name: "link" | "script",
    attributes: Partial<HTMLLinkElement & HTMLScriptElement>,
  ) {
    document.head.append(Object.assign(document.createElement(name), attributes));
  }

  function start() {
    if (started) return;
    started = true;
    // Each in a task of its own, so that none is long: whoever scrolls meanwhile shall not notice. The
    // framework, half of all the code, is run before the rest of it for the same reason.
    for (const href of [...preloads, entry]) {
      setTimeout(append, 0, "link", { rel: "modulepreload", href });
    }
    setTimeout(run, 0, framework, () => run(entry));
  }

  function run(src: string, onload?: () => void) {
    append("script", { type: "module", src, onload, onerror: awaitSign });
  }

  /** Also after a start that failed because the line was down. */
  function awaitSign() {
    started = false;
    for (const sign of ["pointerdown", "keydown", "scroll"]) {
      addEventListener(sign, start, { once: true, passive: true });
    }
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
    release();
  }

  function onClick(event: Event) {
    const button = (event.target as Element).closest("button");
    // What the platform opens by itself needs no script of ours, and must not be pressed twice.
    if (!button || button.matches("[popovertarget], [commandfor]") || answers(button)) {
      return;
    }
    hold(event, button, () => button.click());
  }

  /** Tabs are turned by arrow keys; together with another key those are the browser's own. */
  function onKey(event: KeyboardEvent) {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
    const tab = (target as Element).closest<HTMLElement>("[role=tab]");
    if (!tab || answers(tab) || !/^(Arrow|Home|End)/.test(key)) return;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    hold(event, tab, () => tab.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  }

  /** React would put a choice back that was made before it came. */
  function onChange(event: Event) {
    const list = event.target as Element;
    if (!(list instanceof HTMLSelectElement) || answers(list)) return;
    const { value } = list;
    hold(event, list, () => {
      list.value = value;
      list.dispatchEvent(new Event("change", { bubbles: true }));
    });
  }

  function onSubmit(event: Event) {
    const form = event.target as HTMLFormElement;
    if (!answers(form)) hold(event, form, () => form.requestSubmit());
  }

  /** What nobody answers yet is made known instead, so that the part it waits for wakes (hydrate-when-visible). */
  function release() {
    for (const [target, repeat] of held) {
      if (answers(target)) {
        held.delete(target);
        repeat();
      } else {
        dispatchEvent(new Event("held"));
      }
    }
  }

  function onAlive() {
    alive = true;
    release();
    fetchOtherStyles();
  }

  /** So that the way to another page need not wait for them (use-other-styles). */
  function fetchOtherStyles() {
    const sheet = document.querySelector<HTMLLinkElement>("link[data-for]");
    if (!sheet) return;
    // Not by a prefetching link: not every browser knows that.
    fetch(sheet.href, { priority: "low" })
      .then((answer) => answer.text())
      .catch(() => undefined); // asked for again when needed
  }

  /** What lies below had only a guessed height until now (sleeping.css). A little at a time. */
  function layOutRest() {
    const part = document.querySelector<HTMLElement>('[data-asleep="prerendered"]');
    const tiles = [...document.querySelectorAll("[data-later]")].slice(0, 8);
    if (part) part.dataset.asleep = "";
    else for (const tile of tiles) tile.removeAttribute("data-later");
    if (part || tiles.length > 0) whenIdle(layOutRest);
    else delete document.documentElement.dataset.fresh;
  }

  /** React waits for ever for a part that is gone: with a press held for it, or with the next page. */
  function onGone() {
    const again = () => setTimeout(onGone, 500);
    if (held.size === 0 && location.pathname === opened) again();
    else
      fetch(location.href, { method: "HEAD", cache: "no-store" }).then(
        // A server that is just being replaced answers too, but not with the page.
        ({ status }) => (status < 500 ? location.reload() : again()),
        again,
      );
  }

  /** Where all is near and quick, a page has loaded before anything of it is seen (mark-visit). */
  function whenPainted(next: () => void) {
    if (document.documentElement.dataset.unpainted === undefined) next();
    else addEventListener("painted", next, { once: true });
  }

  const whenIdle =
    window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200));
  whenPainted(() => whenIdle(layOutRest));
  addEventListener("load", () => whenPainted(() => whenIdle(start)), { once: true });
  awaitSign();
  addEventListener("click", onClick, true);
  addEventListener("change", onChange, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("keydown", onKey, true);
  addEventListener("alive", onAlive, { once: true });
  addEventListener("awake", release);
  addEventListener("gone", onGone, { once: true });
}

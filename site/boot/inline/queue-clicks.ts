import { showOfflineNotice } from "./offline-notice.ts";
import { enqueue, isHydrated, repeatWhenHydrated } from "./queue.ts";

/** Queues clicks on buttons, arrow keys on tabs, typed text, choices in lists and submitted forms that
 * come before their part of the page is hydrated. */
export function queueClicks(): void {
  addEventListener("click", onClick, true);
  addEventListener("change", onChange, true);
  addEventListener("input", onInput, true);
  addEventListener("submit", onSubmit, true);
  addEventListener("keydown", onKey, true);
  repeatWhenHydrated();
}

function onClick(event: Event) {
  const button = (event.target as Element).closest("button");
  // The browser itself opens these, and a second click would close them.
  if (!button || button.matches("[popovertarget], [commandfor]") || isHydrated(button)) return;
  enqueue(event, button, () => button.click());
  sayOffline();
}

/** Arrow keys select a tab; together with a modifier they are the browser's own shortcuts. */
function onKey(event: KeyboardEvent) {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  const tab = (target as Element).closest("[role=tab]");
  if (!tab || isHydrated(tab) || !/^(Arrow|Home|End)/.test(key)) return;
  if (altKey || ctrlKey || metaKey || shiftKey) return;
  enqueue(event, tab, () =>
    tab.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })),
  );
}

/** Hydration resets a choice that was made before it. */
function onChange(event: Event) {
  const list = event.target as Element;
  if (!(list instanceof HTMLSelectElement) || isHydrated(list)) return;
  const { value } = list;
  enqueue(event, list, () => {
    list.value = value;
    list.dispatchEvent(new Event("change", { bubbles: true }));
  });
}

/** React does not learn of text that was typed before it hydrated the field. */
function onInput(event: Event) {
  const field = event.target as Element;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (isHydrated(field) || field.matches("[type=checkbox], [type=radio], [type=file]")) return;
  const { value } = field;
  enqueue(event, field, () => {
    // React ignores an event whose value is the last one set through the element itself.
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
  });
}

function onSubmit(event: Event) {
  const form = event.target as HTMLFormElement;
  if (isHydrated(form)) return;
  enqueue(event, form, () => form.requestSubmit());
  sayOffline();
}

/** The part cannot be loaded now; what was clicked follows as soon as the browser is online. */
function sayOffline() {
  if (!navigator.onLine) showOfflineNotice();
}

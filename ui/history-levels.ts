/** An open overlay, or a step of a form; `close` is null once it was closed by other means. */
type Level = { close: (() => void) | null };

/** The name of a history entry whose query was changed, and the number of levels that are open at it. */
type Entry = { entry?: string; level?: number } | null;

/** Each level has a history entry with the URL and the name of the entry below. The entry
 * stays when the level is closed by other means than Back: going back by script would cancel a
 * navigation that a link in the level has started. The next level reuses the entry, or the next Back
 * skips it. */
let levels: Level[] = [];
let shownEntry: string | undefined;
let isListening = false;

/** From now on the browser's Back closes what was opened, until `close` of the level is null. */
export function addLevel(close: () => void): Level {
  if (!isListening) addEventListener("popstate", onPopState);
  isListening = true;
  syncWithHistory();
  const unused = levels[levels.findLastIndex((level) => level.close) + 1];
  if (unused) return Object.assign(unused, { close });
  const level = { close };
  levels.push(level);
  history.pushState({ ...history.state, level: levels.length }, "");
  return level;
}

function onPopState(): void {
  const before = levels;
  const entry = shownEntry;
  syncWithHistory();
  if (entry !== shownEntry || levels.length >= before.length) return;
  const left = before.slice(levels.length).filter(({ close }) => close);
  for (const { close } of left.toReversed()) close?.();
  if (left.length === 0) history.back();
}

/** On a page that was opened or reloaded since, nothing is open yet at the entries it already has. */
function syncWithHistory(): void {
  const { entry, level = 0 } = (history.state as Entry) ?? {};
  const known = entry === shownEntry ? levels : [];
  shownEntry = entry;
  levels = Array.from({ length: level }, (_, index) => known[index] ?? { close: null });
}

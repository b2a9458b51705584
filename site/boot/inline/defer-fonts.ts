import { FONT_FACES, FONTS_LOADED_KEY } from "#site/boot/names.ts";
import { isOfRunningText, toFace } from "./font-faces.ts";
import { INPUT_EVENTS } from "./input-events.ts";
import { layOutInTurn } from "./lay-out-in-turn.ts";
import { whenPainted } from "./when-painted.ts";

/** A loaded page counts as completely painted when no larger element is painted for this long. */
const LARGEST_PAINT_MS = 300;
const LARGEST_PAINT = "largest-contentful-paint";

const root = document.documentElement;
const sheet = document.querySelector<HTMLStyleElement>(`#${FONT_FACES}`)?.sheet;

/** Each language has its own fonts (styles/fonts.css). */
const key = FONTS_LOADED_KEY + root.lang;

/** On a first visit the page is painted in fallback fonts, because the real ones would delay its
 * largest paint. Later they are in the cache and are applied at once. */
export function deferFonts(): void {
  if (sheet) sheet.disabled = !wereFontsLoaded();
}

/** Applies the fonts after the largest paint or at the first input. */
export function loadDeferredFonts(): void {
  if (!sheet?.disabled) return;
  addEventListener("load", () => whenPainted(applyFontsAfterLargestPaint), { once: true });
  for (const input of INPUT_EVENTS) {
    addEventListener(input, applyFonts, { once: true, passive: true });
  }
}

function applyFontsAfterLargestPaint() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(applyFonts, LARGEST_PAINT_MS);
  };
  restart();
  if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) return;
  new PerformanceObserver(restart).observe({ type: LARGEST_PAINT });
}

let isApplying = false;

/** Applies all fonts in one change, because each change lays out the page again. They are added to
 * `document.fonts`, because a change of `font-family` would make the browser compute every style again. */
async function applyFonts() {
  if (!sheet || isApplying) return;
  isApplying = true;
  try {
    const faces = [...sheet.cssRules].map((rule) => toFace(rule as CSSFontFaceRule));
    await Promise.all(faces.filter(isOfRunningText).map((face) => face.load()));
    layOutInTurn(() => faces.forEach((face) => document.fonts.add(face)));
    noteFontsLoaded();
  } catch {
    // A font did not load, or has a name that FontFace does not take: the browser loads what it can.
    sheet.disabled = false;
  }
}

function noteFontsLoaded() {
  try {
    localStorage.setItem(key, "1");
  } catch {
    // Storage is blocked: the next visit is treated as the first.
  }
}

function wereFontsLoaded(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

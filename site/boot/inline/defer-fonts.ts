import { FONTS_LOADED_KEY, FONTS_PENDING } from "#site/boot/names.ts";
import { INPUT_EVENTS } from "./input-events.ts";
import { layOutInTurn } from "./lay-out-in-turn.ts";
import { whenPainted } from "./when-painted.ts";

/** A loaded page counts as completely painted when no larger element is painted for this long. */
const LARGEST_PAINT_MS = 300;
const LARGEST_PAINT = "largest-contentful-paint";

/** Each language has its own fonts (styles/fonts.css). */
const key = FONTS_LOADED_KEY + document.documentElement.lang;

/** On a first visit the page is painted in fallback fonts, because the real ones would delay its
 * largest paint. Later they are in the cache and are applied at once. */
export function deferFonts(): void {
  if (!wereFontsLoaded()) document.documentElement.setAttribute(FONTS_PENDING, "");
}

/** Applies the fonts after the largest paint or at the first input. */
export function loadDeferredFonts(): void {
  if (!document.documentElement.hasAttribute(FONTS_PENDING)) return;
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

/** Applies all fonts in one change, because each change lays out the page again. */
async function applyFonts() {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  const faces = ["--display-face", "--text-face"].map((name) => style.getPropertyValue(name));
  try {
    await Promise.all(faces.map((face) => document.fonts.load(`1em ${face}`)));
  } catch {
    return; // A font failed to load: the page keeps its fallback fonts.
  }
  if (!root.hasAttribute(FONTS_PENDING)) return;
  layOutInTurn(() => root.removeAttribute(FONTS_PENDING));
  noteFontsLoaded();
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

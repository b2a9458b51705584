import { FONTS_LOADED_KEY, FONTS_PENDING } from "#site/boot/names.ts";
import { INTERACTIONS } from "./interactions.ts";
import { whenPainted } from "./mark-first-paint.ts";

/** A page is taken as completely painted when no larger element is painted for this long after it has loaded. */
const LARGEST_PAINT_MS = 300;
const LARGEST_PAINT = "largest-contentful-paint";

/** Each language has its own fonts (styles/fonts.css). */
const key = FONTS_LOADED_KEY + document.documentElement.lang;

/**
 * On a first visit the page is painted in fallback fonts, because loading the real ones would delay its
 * largest paint. On later visits these are in the cache, and are used at once.
 */
export function deferFonts(): void {
  if (!wereFontsLoaded()) document.documentElement.setAttribute(FONTS_PENDING, "");
}

/** Uses the fonts after the largest paint or at the first interaction. */
export function loadDeferredFonts(): void {
  if (!document.documentElement.hasAttribute(FONTS_PENDING)) return;
  addEventListener("load", () => whenPainted(useFontsAfterLargestPaint), { once: true });
  for (const interaction of INTERACTIONS) {
    addEventListener(interaction, useFonts, { once: true, passive: true });
  }
}

function useFontsAfterLargestPaint() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(useFonts, LARGEST_PAINT_MS);
  };
  restart();
  if (!PerformanceObserver.supportedEntryTypes.includes(LARGEST_PAINT)) return;
  new PerformanceObserver(restart).observe({ type: LARGEST_PAINT });
}

function useFonts() {
  document.documentElement.removeAttribute(FONTS_PENDING);
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

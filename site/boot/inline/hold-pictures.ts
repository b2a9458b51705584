import { whenPainted } from "./when-painted.ts";

/** Chromium requests lazy pictures before it has painted, and they would compete with the large one
 * that the page begins with. Until the first paint they are far above the page, where the browser does
 * not request them; their places in the layout stay. */
const HELD = `main > :has([fetchpriority=high]) ~ * [loading=lazy] { transform: translateY(-99999px) }`;

export function holdPictures(): void {
  const style = document.createElement("style");
  style.textContent = HELD;
  document.head.append(style);
  whenPainted(() => style.remove());
}

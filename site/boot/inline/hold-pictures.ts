import { whenPainted } from "./when-painted.ts";

/** Chromium requests lazy pictures before it has painted anything, and they would delay what is
 * painted first. Until then they are far above the page, where the browser does not request them;
 * their places in the layout stay. */
const HELD = "main [loading=lazy] { transform: translateY(-99999px) }";

export function holdPictures(): void {
  const style = document.createElement("style");
  style.textContent = HELD;
  document.head.append(style);
  whenPainted(() => style.remove());
}

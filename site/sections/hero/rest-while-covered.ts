/** Any window, and what leaves nothing of the page in sight. */
const COVERS = "dialog, [data-locks-page]";

/**
 * Holds a film while a menu or a dialog lies over it: nobody sees it then, and on a slow phone its
 * frames hold up theirs. Returns how to let it be.
 */
export function restWhileCovered(film: HTMLVideoElement): () => void {
  function onToggle({ target, newState }: ToggleEvent) {
    if (!(target as Element).matches(COVERS)) return;
    if (newState === "open") film.pause();
    else void film.play();
  }
  // Such events do not bubble. The one before, so that the first frame of the menu has its way.
  document.addEventListener("beforetoggle", onToggle, true);
  return () => document.removeEventListener("beforetoggle", onToggle, true);
}

const COVERS = "dialog, [data-locks-page]";
const OPEN_COVERS = "dialog:modal, [data-locks-page]:popover-open";

/**
 * Stills a film while a menu or a dialog has the page locked: on a slow phone its frames would hold up
 * theirs. By its pace, so that whether it plays stays between the visitor and the browser, which rests
 * a film out of sight as long as no script has played it. Returns how to let it be.
 */
export function restWhileCovered(film: HTMLVideoElement): () => void {
  function rest(covered: boolean) {
    film.playbackRate = covered ? 0 : 1;
  }

  function onToggle({ target, newState }: ToggleEvent) {
    if (!(target as Element).matches(COVERS)) return;
    // A dialog closes the menu it was opened from, and lies there already when it does.
    const others = [...document.querySelectorAll(OPEN_COVERS)].filter((cover) => cover !== target);
    rest(newState === "open" || others.length > 0);
  }

  rest(document.querySelector(OPEN_COVERS) !== null);
  // Such events do not bubble. The one before, so that the menu's first frame has its way.
  document.addEventListener("beforetoggle", onToggle, true);
  return () => document.removeEventListener("beforetoggle", onToggle, true);
}

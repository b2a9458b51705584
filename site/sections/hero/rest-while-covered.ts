const COVERS = "dialog, [data-locks-page]";

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
    // A dialog closes the menu it was opened from: for that moment both lie there.
    if ((target as Element).matches(COVERS)) rest(newState === "open" || openCovers() > 1);
  }

  rest(openCovers() > 0);
  // Such events do not bubble. The one before, so that the menu's first frame has its way.
  document.addEventListener("beforetoggle", onToggle, true);
  return () => document.removeEventListener("beforetoggle", onToggle, true);
}

function openCovers(): number {
  return document.querySelectorAll("dialog:modal, [data-locks-page]:popover-open").length;
}

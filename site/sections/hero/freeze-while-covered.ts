const COVERS = "dialog, [data-locks-page]";

/** A playing film would delay the frames of a menu or dialog on a slow phone. The playback rate is
 * set instead of pausing, because browsers pause an autoplaying film out of view only as long as no
 * script has called play. Returns a cleanup function. */
export function freezeWhileCovered(film: HTMLVideoElement): () => void {
  function setFrozen(frozen: boolean) {
    film.playbackRate = frozen ? 0 : 1;
  }

  function onToggle({ target, newState }: ToggleEvent) {
    // A dialog closes the menu it was opened from: both are open for a moment.
    if ((target as Element).matches(COVERS)) setFrozen(newState === "open" || openCovers() > 1);
  }

  setFrozen(openCovers() > 0);
  // These events do not bubble. `beforetoggle`, so that the menu's first frame is not delayed.
  document.addEventListener("beforetoggle", onToggle, true);
  return () => document.removeEventListener("beforetoggle", onToggle, true);
}

function openCovers(): number {
  return document.querySelectorAll("dialog:modal, [data-locks-page]:popover-open").length;
}

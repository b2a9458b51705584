import { afterNextPaint } from "#site/ui/after-next-paint.ts";
import { hydrateIslands } from "#site/boot/hydrate-islands.ts";
import { addLevel } from "#ui/history-levels.ts";
import { isPanelOpen, MOBILE_MENU, SIDE_PANEL } from "./panel-names.ts";
import { updateHeader } from "./update-header.ts";

/** The panels are popovers: the platform handles their buttons, Escape, a click outside and the return
 * of the focus, also before this script runs. */
export function startPanels(): void {
  for (const id of [SIDE_PANEL, MOBILE_MENU]) {
    const panel = document.getElementById(id);
    if (panel) startPanel(panel);
  }
}

function startPanel(panel: HTMLElement): void {
  const buttons = document.querySelectorAll(`header [popovertarget="${panel.id}"][aria-expanded]`);
  // The header stays visible above the panel, so the focus may move between both.
  const header = panel.closest("header") ?? panel;
  let level: ReturnType<typeof addLevel> | undefined;

  function onToggle() {
    const open = isPanelOpen(panel.id);
    if (open) {
      hydrateIslands(panel);
      level = addLevel(() => panel.hidePopover());
    } else if (level) level.close = null;
    for (const button of buttons) button.setAttribute("aria-expanded", String(open));
    updateHeader();
    // Restyling the whole page must not delay the menu.
    if (panel.id === MOBILE_MENU) void afterNextPaint().then(blockPageBehindMenu);
  }

  panel.addEventListener("toggle", onToggle);
  panel.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a[href^='/']")) panel.hidePopover();
  });
  header.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Element && !header.contains(relatedTarget)) panel.hidePopover();
  });
  // It may have been opened before the script ran.
  if (isPanelOpen(panel.id)) onToggle();
}

/** While the mobile menu is open, everything but the header is inert. */
function blockPageBehindMenu(): void {
  for (const element of document.querySelectorAll("[data-behind-menu]")) {
    element.toggleAttribute("inert", isPanelOpen(MOBILE_MENU));
  }
}

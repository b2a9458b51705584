import { headerLook } from "./header-look.ts";
import { isPanelOpen, MOBILE_MENU, SIDE_PANEL } from "./panel-names.ts";

const FIXED_AFTER_PX = 80; // fixed by [2.027] [4.009] [9.006]

export function updateHeader(): void {
  const header = document.querySelector<HTMLElement>("[data-header]");
  if (!header) return;
  const fixed = scrollY > FIXED_AFTER_PX;
  const look = headerLook({
    overPicture: header.dataset.header === "over-picture",
    fixed,
    sideOpen: isPanelOpen(SIDE_PANEL),
    menuOpen: isPanelOpen(MOBILE_MENU),
  });
  header.toggleAttribute("data-fixed", fixed);
  if (header.className !== look) header.className = look;
}

import { followScrolling } from "./follow-scrolling.ts";
import { startPanels } from "./panels.ts";
import { startSubmenus } from "./submenus.ts";

/** Header, menus, panels and the arrow to the top work without React. */
export function startShell(): void {
  followScrolling();
  startPanels();
  startSubmenus();
}

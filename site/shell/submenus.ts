import { trustedTypes } from "#ui/trusted-types.ts";
import { unpark } from "#site/ui/unpark.ts";
import { listenForArrows } from "./menu-keys.ts";
import { isMouse, listenForOpening } from "./submenu-opening.ts";

const trustedMenus = trustedTypes("menus", { createHTML: (html) => html });

/** A submenu opens on hover and by its button, for touch and keyboard; focus alone does not open it. */
export function startSubmenus(): void {
  const menu = document.querySelector<HTMLElement>("[data-main-menu]");
  if (!menu) return;
  listenForArrows(menu);
  for (const button of menu.querySelectorAll<HTMLElement>("[data-menu=toggle]")) start(button);
}

function start(button: HTMLElement): void {
  const entry = button.parentElement as HTMLElement;
  const isOpen = () => button.getAttribute("aria-expanded") === "true";
  const setOpen = (open: boolean) => {
    if (open) unpark(entry, (html) => trustedMenus.createHTML(html));
    button.setAttribute("aria-expanded", String(open));
  };
  // The mouse has already opened it on hover: its click must not close it again.
  button.addEventListener("click", (event) => setOpen(isMouse(event) || !isOpen()));
  entry.addEventListener("click", ({ target }) => {
    if ((target as Element).closest("a")) setOpen(false);
  });
  listenForOpening(entry, setOpen);
}

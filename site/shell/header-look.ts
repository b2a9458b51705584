type HeaderState = {
  overPicture: boolean;
  fixed?: boolean;
  sideOpen?: boolean;
  menuOpen?: boolean;
};

/** Over a picture the header is clear until the page is scrolled or a panel is open. Without script it
 * does not react to scrolling, so it has its ink background from the start. */
export function headerLook({ overPicture, fixed, sideOpen, menuOpen }: HeaderState): string {
  if (overPicture && !fixed && !sideOpen && !menuOpen) {
    return "site-header on-ink over-picture ink-on-scroll noscript:bg-ink";
  }
  return menuOpen ? "site-header on-ink bg-ink" : "site-header on-paper bg-paper";
}

/** 1 where the page runs from left to right, -1 where it runs from right to left. */
export function direction(): number {
  return document.documentElement.dir === "rtl" ? -1 : 1;
}

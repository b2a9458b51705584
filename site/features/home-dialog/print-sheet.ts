/** Prints the sheet for a client: of the cash calendar it has the payment plan alone. The calendar's own
 * button prints everything. */
export function printSheet(): void {
  const dialog = document.querySelector<HTMLElement>(".home-dialog");
  dialog?.toggleAttribute("data-short-sheet", true);
  // Some browsers print after `print` has returned.
  addEventListener("afterprint", () => dialog?.removeAttribute("data-short-sheet"), { once: true });
  print();
}

// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { raiseToast } from "./toaster.tsx";

// The popover that the toasts stand in is the browser's.
vi.mock("./toast-host.ts", () => ({
  toastHost: () => document.body.appendChild(document.createElement("div")),
  keepToastsOnTop: () => undefined,
}));

test("what is said again while it goes away comes anew", async () => {
  const alerts = () => document.querySelectorAll<HTMLElement>("[role=alert]");
  raiseToast("error", "Please enter your name");
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
  document.querySelector<HTMLElement>("[aria-label='Close notification']")?.click();
  // It is no alert any more, but no transition ends here: it stays on its way out.
  await vi.waitFor(() => expect(alerts()).toHaveLength(0));
  expect(document.querySelectorAll(".toast-text")).toHaveLength(1);
  raiseToast("error", "Please enter your name");
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
});

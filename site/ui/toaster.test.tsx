// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { raiseToast } from "./toaster.tsx";

// The popover that the toasts stand in is the browser's.
vi.mock("./toast-host.ts", async (original) => ({
  ...(await original<object>()),
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

function toastTexts() {
  return [...document.querySelectorAll("[data-in=true] .toast-text")].map((one) => one.textContent);
}

test("a form's new message takes the place of its old one, and leaves those of others", async () => {
  raiseToast("warning", "Nothing can be saved");
  raiseToast("error", "Please enter your phone", { from: "a form" });
  await vi.waitFor(() => expect(toastTexts()).toContain("Please enter your phone"));
  raiseToast("success", "Sent", { from: "a form" });
  await vi.waitFor(() => expect(toastTexts()).toContain("Sent"));
  expect(toastTexts()).not.toContain("Please enter your phone");
  expect(toastTexts()).toContain("Nothing can be saved");
});

test("[8.023] the clock does not start in a window that lost the focus while the toast came in", async () => {
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
  raiseToast("info", "Look");
  const find = () =>
    [...document.querySelectorAll<HTMLElement>(".toast-enter")].find((one) =>
      one.textContent.includes("Look"),
    );
  await vi.waitFor(() => expect(find()).toBeDefined());
  const toast = find() as HTMLElement;
  const clock = toast.querySelector<HTMLElement>("[role=progressbar]");
  hasFocus.mockReturnValue(false);
  window.dispatchEvent(new Event("blur"));
  toast.dispatchEvent(new Event("animationend"));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(clock?.style.animationPlayState).toBe("paused");
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(clock?.style.animationPlayState).toBe("running"));
  hasFocus.mockRestore();
});

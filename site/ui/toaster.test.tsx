// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { raiseToast } from "./toaster.tsx";

// This environment has no popovers.
vi.mock("#ui/toast-host.ts", async (original) => ({
  ...(await original<object>()),
  keepToastsOnTop: () => undefined,
}));

test("a message that is raised while its toast closes is shown in a new toast", async () => {
  const alerts = () => document.querySelectorAll<HTMLElement>("[role=alert]");
  raiseToast("error", "Please enter your name");
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
  document.querySelector<HTMLElement>("[aria-label='Close notification']")?.click();
  // The closing toast has lost its role and stays, because no transition ends in this environment.
  await vi.waitFor(() => expect(alerts()).toHaveLength(0));
  expect(document.querySelectorAll(".toast-text")).toHaveLength(1);
  raiseToast("error", "Please enter your name");
  await vi.waitFor(() => expect(alerts()).toHaveLength(1));
});

function toastTexts() {
  return [...document.querySelectorAll("[data-in=true] .toast-text")].map((one) => one.textContent);
}

test("a form's new message replaces its old one and leaves those of others", async () => {
  raiseToast("warning", "Nothing can be saved");
  raiseToast("error", "Please enter your phone", { from: "a form" });
  await vi.waitFor(() => expect(toastTexts()).toContain("Please enter your phone"));
  raiseToast("success", "Sent", { from: "a form" });
  await vi.waitFor(() => expect(toastTexts()).toContain("Sent"));
  expect(toastTexts()).not.toContain("Please enter your phone");
  expect(toastTexts()).toContain("Nothing can be saved");
});

function findToast(text: string) {
  return vi.waitFor(() => {
    const toasts = document.querySelectorAll<HTMLElement>(".Toastify__toast");
    const found = [...toasts].find((toast) => toast.textContent.includes(text));
    if (!found) throw new Error(`no toast says ${text}`);
    return found;
  });
}

function playState(toast: HTMLElement) {
  return toast.querySelector<HTMLElement>("[role=progressbar]")?.style.animationPlayState;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve, 20));

test.each(["focus", "mouse"])(
  "[8.023] a toast that has the %s stays paused when another one closes",
  async (holder) => {
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    raiseToast("info", `Read me with the ${holder}`);
    raiseToast("info", `Close me beside the ${holder}`);
    raiseToast("info", `Wait with the ${holder}`);
    const read = await findToast(`Read me with the ${holder}`);
    const closing = await findToast(`Close me beside the ${holder}`);
    const waiting = await findToast(`Wait with the ${holder}`);
    const closeButton = closing.querySelector<HTMLElement>(".toast-close");
    closeButton?.focus();
    await vi.waitFor(() => expect(playState(read)).toBe("paused"));
    if (holder === "focus") read.focus();
    else vi.spyOn(read, "matches").mockImplementation((selector) => selector === ":hover");
    closeButton?.click();
    await nextTask();
    expect(playState(read)).toBe("paused");

    vi.restoreAllMocks();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    if (holder === "focus") read.blur();
    else {
      closeButton?.blur();
      document.getElementById("toasts")?.dispatchEvent(new Event("mouseleave"));
    }
    await vi.waitFor(() => expect(playState(read)).toBe("running"));
    expect(playState(waiting)).toBe("running");
    vi.restoreAllMocks();
  },
);

test("[8.023] toasts run again when the one that had the focus closes", async () => {
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
  raiseToast("info", "Focused and closed");
  raiseToast("info", "Left alone");
  const other = await findToast("Left alone");
  const closing = await findToast("Focused and closed");
  const closeButton = closing.querySelector<HTMLElement>(".toast-close");
  closeButton?.focus();
  await vi.waitFor(() => expect(playState(other)).toBe("paused"));
  closeButton?.click();
  await vi.waitFor(() => expect(playState(other)).toBe("running"));
  vi.restoreAllMocks();
});

test("[8.023] the timer does not start when the window lost the focus during the enter animation", async () => {
  const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(true);
  raiseToast("info", "Look");
  const toast = await findToast("Look");
  hasFocus.mockReturnValue(false);
  window.dispatchEvent(new Event("blur"));
  toast.dispatchEvent(new Event("animationend"));
  await nextTask();
  expect(playState(toast)).toBe("paused");
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(playState(toast)).toBe("running"));
  hasFocus.mockRestore();
});

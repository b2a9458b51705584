// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { prepareToasts, showToast } from "./toast.ts";

vi.mock("./toaster.tsx", () => {
  throw new Error("offline");
});

test("an alert shows the message when the toaster cannot be loaded", async () => {
  const alert = vi.fn<(text: string) => void>();
  vi.stubGlobal("alert", alert);
  prepareToasts();
  await showToast("error", { heading: "Please check:", lines: ["Name", "E-mail"] });
  expect(alert).toHaveBeenCalledWith("Please check:\nName\nE-mail");
});

// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, onTestFinished, test, vi } from "vitest";
import { LeadPhoneField } from "./lead-phone-field.tsx";

test("the button beside a number without country code says what it does", async () => {
  const inKarachi = { timeZone: "Asia/Karachi" } as Intl.ResolvedDateTimeFormatOptions;
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(inKarachi);
  onTestFinished(() => void vi.restoreAllMocks());
  const user = userEvent.setup();
  render(<LeadPhoneField label="Phone" />);
  await user.type(screen.getByLabelText("Phone"), "0300 1234567");
  await user.click(screen.getByRole("button", { name: "Yes, it is +92 300 1234567" }));
  expect(screen.getByLabelText("Phone")).toHaveValue("+92 300 1234567");
});

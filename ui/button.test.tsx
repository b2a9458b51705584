// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Button, ButtonLink } from "./button.tsx";

test("a busy button is marked busy, keeps the focus and ignores clicks", async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<() => void>();
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy busyLabel="Sending..." onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole("button", { name: "Sending...", busy: true });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a button does not submit a form by default", () => {
  render(<Button>Add</Button>);
  expect(screen.getByRole("button", { name: "Add" })).toHaveAttribute("type", "button");
});

test("a link to another tab says so and passes on no referrer", () => {
  render(
    <ButtonLink href="https://example.com" newTab>
      WhatsApp
    </ButtonLink>,
  );
  const link = screen.getByRole("link", { name: "WhatsApp (opens in a new tab)" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

// @vitest-environment happy-dom
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { Drawer } from "./drawer.tsx";

test("a drawer is a named dialog with a footer and a close button", async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Drawer open onClose={onClose} title="Your lists" foot={<a href="/shop">Shop</a>}>
      <p>Nothing yet.</p>
    </Drawer>,
  );
  const drawer = within(screen.getByRole("dialog", { name: "Your lists" }));
  expect(drawer.getByText("Nothing yet.")).toBeInTheDocument();
  expect(drawer.getByRole("link", { name: "Shop" })).toBeInTheDocument();
  await userEvent.click(drawer.getByRole("button", { name: "Close" }));
  expect(onClose).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Tabs } from "./tabs.tsx";

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute("dir");
});

beforeEach(() => {
  render(
    <Tabs
      label="Product"
      tabs={[
        { id: "description", label: "Description", panel: "Solid oak" },
        { id: "review", label: "Review", panel: "Two reviews" },
        { id: "care", label: "Care", panel: "Oil it yearly" },
      ]}
    />,
  );
});

function selected() {
  return screen.getByRole("tab", { selected: true }).textContent;
}

test("the first tab is open, and all panels are in the page", () => {
  expect(selected()).toBe("Description");
  expect(screen.getByRole("tabpanel", { name: "Description" }).textContent).toBe("Solid oak");
  expect(screen.getByText("Two reviews")).not.toBeVisible();
});

test("a click opens a tab's panel", async () => {
  await userEvent.click(screen.getByRole("tab", { name: "Review" }));
  expect(screen.getByRole("tabpanel", { name: "Review" })).toBeVisible();
  expect(screen.getByText("Solid oak")).not.toBeVisible();
});

test("the left arrow opens the next tab in a right-to-left page", async () => {
  document.documentElement.dir = "rtl";
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(selected()).toBe("Review");
  await userEvent.keyboard("{ArrowRight}");
  expect(selected()).toBe("Description");
});

test("arrow keys wrap around, Home and End go to the ends, and the focus follows", async () => {
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(selected()).toBe("Care");
  await userEvent.keyboard("{ArrowRight}");
  expect(selected()).toBe("Description");
  await userEvent.keyboard("{End}");
  expect(selected()).toBe("Care");
  await userEvent.keyboard("{Home}");
  expect(selected()).toBe("Description");
  expect(screen.getByRole("tab", { name: "Description" })).toHaveFocus();
});

test("the Tab key stops only at the open tab", async () => {
  const tabs = screen.getAllByRole("tab");
  await userEvent.tab();
  expect(tabs[0]).toHaveFocus();
  await userEvent.tab();
  for (const tab of tabs) expect(tab).not.toHaveFocus();
});

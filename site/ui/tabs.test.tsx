// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
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

function press(key: string) {
  return fireEvent.keyDown(document.activeElement!, { key });
}

function selected() {
  return screen.getByRole("tab", { selected: true }).textContent;
}

test("the first tab is open, and all panels are in the page", () => {
  expect(selected()).toBe("Description");
  expect(screen.getByRole("tabpanel", { name: "Description" }).textContent).toBe("Solid oak");
  expect(screen.getByText("Two reviews")).not.toBeVisible();
});

test("a click opens a tab's panel", () => {
  fireEvent.click(screen.getByRole("tab", { name: "Review" }));
  expect(screen.getByRole("tabpanel", { name: "Review" })).toBeVisible();
  expect(screen.getByText("Solid oak")).not.toBeVisible();
});

test("the left arrow opens the next tab in a right-to-left page", () => {
  document.documentElement.dir = "rtl";
  screen.getByRole("tab", { name: "Description" }).focus();
  press("ArrowLeft");
  expect(selected()).toBe("Review");
  press("ArrowRight");
  expect(selected()).toBe("Description");
});

test("arrow keys wrap around, Home and End go to the ends, and the focus follows", () => {
  screen.getByRole("tab", { name: "Description" }).focus();
  press("ArrowLeft");
  expect(selected()).toBe("Care");
  press("ArrowRight");
  expect(selected()).toBe("Description");
  press("End");
  expect(selected()).toBe("Care");
  press("Home");
  expect(selected()).toBe("Description");
  expect(screen.getByRole("tab", { name: "Description" })).toHaveFocus();
});

test("the Tab key stops only at the open tab", () => {
  expect(screen.getAllByRole("tab").map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

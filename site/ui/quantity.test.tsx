// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import { Quantity } from "./quantity.tsx";

function Counter() {
  const [value, setValue] = useState(2);
  return <Quantity label="Quantity of Oak Chair" value={value} onChange={setValue} />;
}

async function press(name: string, times: number) {
  for (let time = 0; time < times; time++)
    await userEvent.click(screen.getByRole("button", { name }));
}

test("[9.021] the quantity never goes below 1, and the button keeps the focus there", async () => {
  render(<Counter />);
  const minus = screen.getByRole("button", { name: "Decrease quantity" });
  await press("Decrease quantity", 4);
  expect(screen.getByRole("status").textContent).toBe("1");
  expect(minus).toHaveAccessibleDescription("Minimum 1");
  expect(minus).not.toHaveAttribute("aria-disabled");
  expect(minus).toHaveFocus();
});

test("the plus button counts up", async () => {
  render(<Counter />);
  await press("Increase quantity", 5);
  expect(screen.getByRole("status").textContent).toBe("7");
});

// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { expect, test } from "vitest";
import type { HomeSort } from "#domain/homes/sort.ts";
import { SortHeader } from "./sort-header.tsx";

function PriceHead() {
  const [sort, setSort] = useState<HomeSort>("floor");
  return (
    <table>
      <thead>
        <tr>
          <SortHeader column="price" sort={sort} onSort={setSort} />
        </tr>
      </thead>
    </table>
  );
}

test("each press on a heading turns the order, and the table stays", async () => {
  const user = userEvent.setup();
  render(<PriceHead />);
  const orders: (string | null)[] = [];
  for (let press = 0; press < 3; press++) {
    await user.click(screen.getByRole("button", { name: "Price" }));
    orders.push(screen.getByRole("columnheader").getAttribute("aria-sort"));
  }
  expect(orders).toEqual(["ascending", "descending", "ascending"]);
  expect(screen.getByRole("button", { name: "Price" })).toHaveFocus();
});

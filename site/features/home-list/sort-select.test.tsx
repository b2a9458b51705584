// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { SortSelect } from "./sort-select.tsx";

test.for([
  [true, "By development and type"],
  [false, "By type"],
] as const)("with several developments %s the default order is %s", ([hasSeveral, name]) => {
  render(<SortSelect sort="" onSort={() => undefined} hasSeveral={hasSeveral} />);
  expect(screen.getByLabelText("Sort by")).toHaveDisplayValue(name);
});

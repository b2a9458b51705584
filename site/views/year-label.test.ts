import { expect, test } from "vitest";
import { yearLabel } from "./year-label.ts";

test("the label of a year depends on the status", () => {
  expect(yearLabel({ status: "Completed", year: 2019 })).toBe("Completed 2019");
  expect(yearLabel({ status: "In Progress", year: 2026 })).toBe("Due 2026");
  expect(yearLabel({ status: "Under Construction", year: 2027 })).toBe("Due 2027");
  expect(yearLabel({ status: "Planning", year: 2028 })).toBe("Planned for 2028");
  expect(yearLabel({ status: "Upcoming", year: 2029 })).toBe("Planned for 2029");
});

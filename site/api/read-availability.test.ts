import { expect, test } from "vitest";
import { parseAvailability } from "./read-availability.ts";

const state = { asOf: "2026-11-15T17:30:00+04:00", reserved: ["A-304"], sold: [] };

test("the state of every development is read", () => {
  expect(parseAvailability({ asOf: state.asOf, developments: { tower: state } })).toEqual({
    tower: state,
  });
});

test("the times of single changes are read", () => {
  const changed = { ...state, changed: { "A-304": "2026-11-16T09:00:00+04:00" } };
  expect(parseAvailability({ developments: { tower: changed } })).toEqual({ tower: changed });
});

test.for([
  null,
  "down for maintenance",
  { developments: null },
  { developments: { tower: null } },
  { developments: { tower: { ...state, asOf: "yesterday" } } },
  { developments: { tower: { ...state, asOf: "2026-11-15T13:30:00Z" } } },
  { developments: { tower: { ...state, sold: "A-304" } } },
  { developments: { tower: { ...state, reserved: [304] } } },
  { developments: { tower: { ...state, changed: { "A-304": "yesterday" } } } },
  { developments: { tower: { ...state, changed: "A-304" } } },
])("a response in another shape changes nothing: %j", (response) => {
  expect(parseAvailability(response)).toEqual({});
});

import { expect, test } from "vitest";
import { originOf } from "./origin.ts";

test.for([
  ["meeting", {}, "meeting"],
  ["broker", { page: "/about" }, "broker"],
  ["contact", {}, "contact"],
  ["contact", { page: "/project-single/1" }, "/project-single/1"],
  ["contact", { page: "/two words" }, "contact"],
  ["contact", { page: 5 }, "contact"],
  ["contact", { form: "newsletter", page: "/about" }, "newsletter"],
] as const)("the origin of a %s with %j is %s", ([kind, details, origin]) => {
  expect(originOf(kind, details)).toBe(origin);
});

import { expect, test } from "vitest";
import { permitNumber } from "./permit-number.ts";

test("only a permit that is a placeholder is called a demonstration", () => {
  expect(permitNumber("0000000000")).toBe("0000000000 (a demonstration, not a real permit)");
  expect(permitNumber("7112345678")).toBe("7112345678");
});

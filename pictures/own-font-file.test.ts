import { expect, test } from "vitest";
import { ownFontFile } from "./own-font-file.ts";

test("a family is drawn with the file that its style sheet names, and without one with the product's", () => {
  const styles = "ui/styles/fonts.css";
  expect(ownFontFile("Instrument Sans", styles)).toBe("ui/styles/fonts/instrument-sans.woff2");
  expect(ownFontFile("Fraunces", styles)).toBe("ui/styles/fonts/fraunces.woff2");
  expect(ownFontFile("Comic Sans", styles)).toBeNull();
  expect(ownFontFile("Fraunces", "content/company/fonts.css")).toBeNull();
});

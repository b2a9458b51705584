import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { ownFontFile } from "./own-font-file.ts";

test("a family is drawn with the file that its style sheet names, and without one with the product's", () => {
  const styles = "ui/styles/fonts.css";
  expect(ownFontFile("Instrument Sans", styles)).toBe("ui/styles/fonts/instrument-sans.woff2");
  expect(ownFontFile("Fraunces", styles)).toBe("ui/styles/fonts/fraunces.woff2");
  expect(ownFontFile("Comic Sans", styles)).toBeNull();
  expect(ownFontFile("Fraunces", "content/company/fonts.css")).toBeNull();
});

test("a face may name its file first, and its family may have signs of regular expressions", () => {
  const folder = mkdtempSync(join(tmpdir(), "fonts-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const styles = join(folder, "fonts.css");
  writeFileSync(join(folder, "c.woff2"), "");
  writeFileSync(
    styles,
    `@font-face { src: url(b.woff2); font-family: C; }
     @font-face { font-display: swap; src: url('c.woff2') format("woff2"); font-family: 'C++ (Text)' }`,
  );
  expect(ownFontFile("C++ (Text)", styles)).toBe(join(folder, "c.woff2"));
  expect(() => ownFontFile("C", styles)).toThrow(/"C" needs .*b\.woff2, which is missing/);
});

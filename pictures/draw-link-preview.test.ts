import subsetFont from "subset-font";
import { expect, test, vi } from "vitest";
import { drawLinkPreview } from "./draw-link-preview.ts";
import { readPhotograph } from "./photograph.ts";
import { redAndBlue } from "./test-photographs.ts";

vi.mock("subset-font", async (load) => {
  const { default: convert } = await load<{ default: typeof subsetFont }>();
  return { default: vi.fn<typeof subsetFont>(convert) };
});

test("previews that are drawn at the same time share the font files", async () => {
  const size = { width: 1600, height: 1000, widths: [1600] };
  const photograph = await readPhotograph(await redAndBlue(size).jpeg().toBuffer(), size);
  const readText = () => ({ title: "A title", line: "A line" });
  const draw = (name: string) =>
    drawLinkPreview({ name, source: "landing/hero", readText }, photograph);
  const [one, other] = await Promise.all([draw("og/one"), draw("og/other")]);
  expect(one.files.get("og/one.jpg")).toEqual(other.files.get("og/other.jpg"));
  // One typeface for titles and one for lines.
  expect(subsetFont).toHaveBeenCalledTimes(2);
});

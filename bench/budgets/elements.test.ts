import { expect, test } from "vitest";
import { countElements, mostElements, tooManyElements } from "./elements.ts";

test("elements are counted as the browser parses them, drawings included", () => {
  const html = `<!DOCTYPE html><html lang="en"><head><style>a > b {}</style></head>
    <body><!-- <p>no element</p> --><svg><path d="M0 0"/></svg><br>
    <script>document.write("<p>");</script><noscript><p>a text for this browser</p></noscript></body></html>`;
  expect(countElements(html)).toBe(9);
});

test("a page may have 1,500 elements, a page of text 500, and lists of homes more", () => {
  expect(mostElements("/project")).toBe(1_500);
  expect(mostElements("/terms")).toBe(500);
  expect(mostElements("/homes")).toBe(3_500);
});

test("more elements than the limit are a fault", () => {
  expect(tooManyElements({ "/project": 1_500, "/terms": 501 })).toEqual([
    "/terms: elements 501 of 500",
  ]);
});

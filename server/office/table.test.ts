import { expect, test } from "vitest";
import { createTable } from "./table.ts";

function render(...rows: string[][]): string {
  return createTable(["Name", "Phone"]).render(rows);
}

test("columns are as wide as their widest cell on a terminal", () => {
  const rows = [
    ["Amina", "1"],
    ["محمّد", "2"],
    ["名前", "3"],
    ["Jose\u0301", "4"],
  ];
  expect(render(...rows).split("\n")).toEqual([
    "Name   Phone",
    "Amina  1",
    "\u2068محمّد\u2069   2",
    "名前   3",
    "Jose\u0301   4",
  ]);
});

test("columns never become narrower on a later page, and the headings are printed once", () => {
  const table = createTable(["Name", "Phone"]);
  expect(table.render([["A long name", "1"]])).toBe("Name         Phone\nA long name  1");
  expect(table.render([["Amina", "2"]])).toBe("Amina        2");
});

test.for([
  ["an ANSI escape", "a\u001b[31mb", "a�[31mb"],
  ["a C1 control", "a\u009b31mb", "a�31mb"],
  ["a line break", "a\r\nb", "a b"],
  ["a tab", "a\tb", "a b"],
  ["a line separator", "a\u2028b\u2029c", "a b c"],
  ["a bidi override", "a\u202eb\u202cc", "abc"],
  ["bidi isolates", "\u2066a\u2067b\u2068c\u2069", "abc"],
  ["direction marks", "a\u200eb\u200fc\u061cd", "abcd"],
  ["zero-width characters", "a\u200bb\u2060c\ufeffd\u00ade", "abcde"],
] as const)("a cell with %s is printed safely", ([, cell, printed]) => {
  expect(render([cell, "1"]).split("\n")[1]).toBe(`${printed.padEnd(4)}  1`);
});

test("names in Arabic and Urdu keep their joiners", () => {
  const name = "نامه\u200cای علی\u200dرضا";
  expect(render([name, ""])).toContain(name);
});

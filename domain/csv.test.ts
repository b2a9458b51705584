import { expect, test } from "vitest";
import { renderCsvRow } from "./csv.ts";

test.for([
  ["=1+1", "'=1+1"],
  ["+971 50 123 4567", "'+971 50 123 4567"],
  ["＝1+1", "'＝1+1"],
  ["＋1", "'＋1"],
  ["－1", "'－1"],
  ["＠SUM", "'＠SUM"],
  ["  =1+1", "'  =1+1"],
  ["'=1+1", "''=1+1"],
  ['"=1+1"', `"'""=1+1"""`],
  ["x;=1+1", `"x;'=1+1"`],
  ["x; =1+1", `"x;' =1+1"`],
  ["x,@SUM(A1)", `"x,'@SUM(A1)"`],
  ["x\n-1", `"x\n'-1"`],
  ["\t=1", `"'\t'=1"`],
  ["\rx", `"'\rx"`],
  ["'\rx", `"''\rx"`],
  ["x,\u200b=1", `"x,'\u200b=1"`],
])("the cell %j has no formula, however a spreadsheet splits it", ([cell, rendered]) => {
  expect(renderCsvRow([cell!])).toBe(rendered);
});

test.for(["a - b", "a-b@example.com", "Flat 3 - 5, Marina", "1+1=2", "2026-03-12", "050-123 4567"])(
  "the cell %j is unchanged",
  (cell) => {
    expect(renderCsvRow([cell]).replaceAll('"', "")).toBe(cell);
  },
);

test("numbers keep their sign", () => {
  expect(renderCsvRow(["rent", -1200.5, 0])).toBe("rent,-1200.5,0");
});

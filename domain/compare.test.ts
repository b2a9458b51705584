import { expect, test } from "vitest";
import { addToCompare, removeFromCompare } from "./compare.ts";
import { makeProduct } from "./test-products.ts";

const chair = makeProduct({ id: 1 });
const vase = makeProduct({ id: 2 });

test("[4.033] a new product is appended", () => {
  expect(addToCompare([chair], vase)).toEqual({
    list: [chair, vase],
    notice: { kind: "success", text: "Added to Compare List" },
  });
});

test("[4.032] adding a product again changes nothing and warns", () => {
  expect(addToCompare([chair], chair)).toEqual({
    list: [chair],
    notice: { kind: "warning", text: "Already added to Compare List" },
  });
});

test("[4.034] removing a product warns", () => {
  expect(removeFromCompare([chair, vase], chair.id)).toEqual({
    list: [vase],
    notice: { kind: "warning", text: "Item Removed from Compare List" },
  });
});

test("[4.035] removing a missing product is reported as a success", () => {
  expect(removeFromCompare([chair], vase.id)).toEqual({
    list: [chair],
    notice: { kind: "success", text: "Target no Found" },
  });
});

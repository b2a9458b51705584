import { expect, test } from "vitest";
import { physicalClasses, physicalDeclarations } from "./physical-sides.ts";

test.for([
  ["margin-left: 1rem", "margin-inline-start: 1rem"],
  ["left: 0", "inset-inline-start: 0"],
  ["text-align: right", "text-align: end"],
  ["float: left", "float: inline-start"],
  ["border-top-left-radius: 2px", "border-start-start-radius: 2px"],
  ["inset: 0 0 0 auto", "inset: 0 0 auto"],
  ["padding: 1rem 2rem 1rem 3rem", "padding: 1rem 2rem 1rem 2rem"],
  ["clip-path: inset(0 0 0 -4rem)", "clip-path: inset(0 -4rem)"],
  ["transform-origin: left", "transform-origin: top"],
  ["translate: 100%", "translate: calc(100% * var(--direction))"],
  ["transform: translateX(1px)", "transform: translateY(1px)"],
  [
    "background: linear-gradient(to right, red, blue)",
    "background: linear-gradient(to top, red, blue)",
  ],
])("%s is physical, %s is not", ([physical, logical]) => {
  expect(physicalDeclarations(`a { ${physical}; }`)).toEqual([physical]);
  expect(physicalDeclarations(`a { ${logical}; }`)).toEqual([]);
});

test.for([
  ["ml-2", "ms-2"],
  ["md:-mr-3", "md:-me-3"],
  ["hover:[&_p]:pl-[calc(1rem+2px)]", "hover:[&_p]:ps-[calc(1rem+2px)]"],
  ["left-0", "start-0"],
  ["-right-1/2", "-end-1/2"],
  ["text-left", "text-start"],
  ["rounded-tl-sm", "rounded-ss-sm"],
  ["border-r", "border-e"],
  ["scroll-ml-4", "scroll-ms-4"],
  ["translate-x-full", "translate-y-full"],
  ["origin-left", "origin-top"],
  ["bg-linear-to-r", "bg-linear-to-b"],
  ["[clip-path:inset(0_6px_0_0)]", "[clip-path:inset(0_6px)]"],
])("the class %s is physical, %s is not", ([physical, logical]) => {
  expect(physicalClasses(`flex ${physical} gap-2`)).toEqual([physical]);
  expect(physicalClasses(`flex ${logical} gap-2`)).toEqual([]);
});

test("words of a text are not taken for classes", () => {
  expect(physicalClasses("with left sidebar, right-handed")).toEqual([]);
});

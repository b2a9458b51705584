import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** A value without spaces outside brackets. */
const value = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
/** Four values, of which the second and the fourth, the right and the left side, differ. */
const differentSides = String.raw`${value} (?<right>${value}) ${value} (?!\k<right>(?:[\s)]|$))`;

/** Declarations that name a side of the screen instead of the start or end of a line of text. */
const physicalDeclaration = new RegExp(
  [
    String.raw`^(margin|padding|border|scroll-margin|scroll-padding)(-(left|right)\b|-(top|bottom)-(left|right)-)`,
    String.raw`^(left|right):`,
    String.raw`^(text-align|float|clear|transform-origin|object-position|background(-position|-image)?):.*\b(left|right)\b`,
    `^(inset|margin|padding|border-(width|color|style)|scroll-(margin|padding)): ${differentSides}`,
    String.raw`inset\(${differentSides.replaceAll("right>", "inner>")}`,
    String.raw`^translate: (?!0|none)`,
    String.raw`^transform:.*(translateX\(|translate(3d)?\((?!0[,)]))`,
  ].join("|"),
  "s",
);

const physicalUtility =
  /^-?([mp][lr]-|(left|right)-[\d[afp]|(border|rounded|scroll-[mp])-?([lr]|[tb][lr])(-|$)|(text|float|clear)-(left|right)$|(origin|object|bg)-(\w+-)?(left|right)$|translate-x-|translate-(?![xyzn])|skew-x-|bg-linear-to-\w?[lr]$)/;

/** Not mirrored on purpose: the triangle of a play button is centred by eye. */
const exceptions = new Set(["translate-x-px"]);

/** Maps are never mirrored: west stays on the left. */
const maps = new Set(["site/styles/map.css", "site/styles/map-pins.css"]);

function physicalDeclarations(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([\w-]+):\s*([^;{}]+)[;}]/g)]
    .map(([, property, text]) => `${property}: ${text?.trim()}`)
    .filter(isPhysical);
}

function isPhysical(declaration: string): boolean {
  return !/^--|var\(--direction\)/.test(declaration) && physicalDeclaration.test(declaration);
}

/** The class names in the strings of a module that are not mirrored in right-to-left pages. */
function physicalClasses(code: string): string[] {
  const withoutComments = code.replace(/\/\*.*?\*\/|(?<=^|\s)\/\/.*?$/gms, "");
  return [...withoutComments.matchAll(/(["'`])(?:(?!\1).)*\1/gs)]
    .flatMap(([string]) => string.slice(1, -1).split(/[\s"'`]+/))
    .filter((name) => {
      const utility = name.replace(/^((?:[^:[]|\[[^\]]*\])+:)+/, ""); // without `md:hover:[&_p]:`
      const [, property, text] = /^\[([\w-]+):(.+)\]$/.exec(utility) ?? [];
      if (property) return isPhysical(`${property}: ${text?.replaceAll("_", " ")}`);
      return physicalUtility.test(utility) && !utility.includes("var(--direction)");
    });
}

function readFiles(ending: RegExp): [file: string, text: string][] {
  return ["desk", "site", "ui"]
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => join(folder, file)),
    )
    .filter((file) => ending.test(file) && !/\.test\.\w+$/.test(file))
    .map((file) => [file, readFileSync(file, "utf8")]);
}

test.for(readFiles(/\.css$/).filter(([file]) => !maps.has(file)))(
  "%s names no side of the screen",
  ([, css]) => {
    expect(physicalDeclarations(css)).toEqual([]);
  },
);

test("no class names a side of the screen", () => {
  const found = readFiles(/\.tsx?$/).flatMap(([file, code]) =>
    physicalClasses(code)
      .filter((name) => !exceptions.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

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
  expect(physicalClasses(`<p className="flex ${physical} gap-2" />`)).toEqual([physical]);
  expect(physicalClasses(`<p className="flex ${logical} gap-2" />`)).toEqual([]);
});

test("words outside of class names are not taken for classes", () => {
  expect(physicalClasses('// What is left-1 over\nconst side = "with left sidebar";')).toEqual([]);
});

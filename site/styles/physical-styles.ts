/** Finds styles that name a side of the screen instead of the start or end of a line of text. */

const physicalProperty =
  /^(margin|padding|border|scroll-margin|scroll-padding)(-(left|right)\b|-(top|bottom)-(left|right)-)|^(left|right)$/;

const sideInValue =
  /^(text-align|float|clear|transform-origin|object-position|background(-position|-image)?)$/;

/** Shorthands whose second and fourth value are the right and the left side. */
const fourSides = /^(inset|margin|padding|border-(width|color|style)|scroll-(margin|padding))$/;

const sidewaysMovement = /translateX\(|translate3?d?\((?!0[,)])/i;

/** The declarations of a style sheet that are not mirrored in right-to-left pages. */
export function physicalDeclarations(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([\w-]+):\s*([^;{}]+)[;}]/g)]
    .filter(([, property = "", value = ""]) => isPhysical(property, value.trim()))
    .map(([, property, value]) => `${property}: ${value?.trim()}`);
}

/** The class names in the strings of a module that are not mirrored in right-to-left pages. */
export function physicalClasses(code: string): string[] {
  return [...withoutComments(code).matchAll(/(["'`])(?:(?!\1).)*\1/gs)]
    .flatMap(([string]) => string.slice(1, -1).split(/[\s"'`]+/))
    .filter((name) => isPhysicalClass(withoutVariants(name)));
}

function isPhysical(property: string, value: string): boolean {
  if (property.startsWith("--") || value.includes("var(--direction)")) return false;
  return (
    physicalProperty.test(property) ||
    (sideInValue.test(property) && /\b(left|right)\b/.test(value)) ||
    (fourSides.test(property) && sidesDiffer(value)) ||
    (property === "translate" && !/^(0|none)/.test(value)) ||
    (property === "transform" && sidewaysMovement.test(value)) ||
    sidesDiffer(/inset\((.+)\)/.exec(value)?.[1] ?? "")
  );
}

/** `0 1rem 0 2rem` has another right side than left side. */
function sidesDiffer(value: string): boolean {
  const [, right, , left] = splitOutsideBrackets(value, " ");
  return left !== undefined && left !== right;
}

const physicalUtility =
  /^-?([mp][lr]-|(left|right)-[\d[afp]|(border|rounded|scroll-[mp])-?([lr]|[tb][lr])(-|$)|(text|float|clear)-(left|right)$|(origin|object|bg)-(\w+-)?(left|right)$|translate-x-|translate-(?![xyzn])|skew-x-|bg-linear-to-\w?[lr]$)/;

function isPhysicalClass(name: string): boolean {
  const [, property, value] = /^\[([\w-]+):(.+)\]$/.exec(name) ?? [];
  if (property && value) return isPhysical(property, value.replaceAll("_", " "));
  return physicalUtility.test(name) && !name.includes("var(--direction)");
}

/** `flex` of `md:hover:[&_p]:flex`. */
function withoutVariants(name: string): string {
  return splitOutsideBrackets(name, ":").at(-1) ?? "";
}

function splitOutsideBrackets(text: string, separator: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const character of text) {
    if ("([".includes(character)) depth += 1;
    if (")]".includes(character)) depth -= 1;
    if (character === separator && depth === 0) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

function withoutComments(code: string): string {
  return code.replace(/\/\*.*?\*\//gs, "").replace(/(^|\s)\/\/.*$/gm, "");
}

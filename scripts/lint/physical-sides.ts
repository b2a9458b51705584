/** A value without spaces outside brackets. */
const value = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
/** Four values, of which the second and the fourth, the right and the left side, differ. */
const differentSides = String.raw`${value} (?<right>${value}) ${value} (?!\k<right>(?:[\s)]|$))`;

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

/** The declarations of a style sheet that name a side of the screen instead of the start or end of a line of
 * text, so that right-to-left pages do not mirror them. */
export function physicalDeclarations(css: string): string[] {
  return [...css.replace(/\/\*.*?\*\//gs, "").matchAll(/([\w-]+):\s*([^;{}]+)[;}]/g)]
    .map(([, property, text]) => `${property}: ${text?.trim()}`)
    .filter(isPhysical);
}

function isPhysical(declaration: string): boolean {
  return !/^--|var\(--direction\)/.test(declaration) && physicalDeclaration.test(declaration);
}

/** The class names among the words of a text that name a side of the screen. */
export function physicalClasses(text: string): string[] {
  return text.split(/[\s"'`]+/).filter((name) => {
    const utility = name.replace(/^((?:[^:[]|\[[^\]]*\])+:)+/, ""); // without `md:hover:[&_p]:`
    const [, property, text] = /^\[([\w-]+):(.+)\]$/.exec(utility) ?? [];
    if (property) return isPhysical(`${property}: ${text?.replaceAll("_", " ")}`);
    return physicalUtility.test(utility) && !utility.includes("var(--direction)");
  });
}

/** The options of FontFace, and the properties of `@font-face` that they stand for. */
const options = {
  ascentOverride: "ascent-override",
  descentOverride: "descent-override",
  display: "font-display",
  featureSettings: "font-feature-settings",
  lineGapOverride: "line-gap-override",
  stretch: "font-stretch",
  style: "font-style",
  unicodeRange: "unicode-range",
  weight: "font-weight",
};

export function toFace({ style }: CSSFontFaceRule): FontFace {
  const given = Object.entries(options)
    .map(([name, property]) => [name, style.getPropertyValue(property)])
    .filter(([, value]) => value);
  const family = style.getPropertyValue("font-family").replaceAll(/["']/g, "");
  return new FontFace(family, style.getPropertyValue("src"), Object.fromEntries(given));
}

/** Whether the face is of the page's fonts, upright, and has a space. Others load when text uses them. */
export function isOfRunningText({ family, style, unicodeRange }: FontFace): boolean {
  const named = ["--display-face", "--text-face"].map((name) =>
    getComputedStyle(document.documentElement).getPropertyValue(name),
  );
  const hasSpace = /U\+(0-|0000-|0020|20\b)/i.test(unicodeRange);
  return style === "normal" && hasSpace && named.join().includes(family.replaceAll('"', ""));
}

/** Of the first and the last name: "MM" for Maitha Al Mansoori. */
export function initials(name: string): string {
  const letters = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => String.fromCodePoint(word.codePointAt(0)!).toUpperCase());
  return letters.length > 1 ? `${letters[0]}${letters.at(-1)}` : letters.join("");
}

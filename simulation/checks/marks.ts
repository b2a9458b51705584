/** The marks of submissions in a text, such as `mark12x`. */
export function marksIn(text: string): Set<string> {
  return new Set(Array.from(text.matchAll(/mark\d+x/gi), ([mark]) => mark.toLowerCase()));
}

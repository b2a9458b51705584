export const PHRASE_JOINT = "_";

export function searchWords(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/[\p{M}'’\u0640\u200c\u200d]/gu, "")
    .toLowerCase()
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/[ىیے]/g, "ي")
    .replace(/[ہھةۃ]/g, "ه")
    .replaceAll("ک", "ك")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(stem);
}

/** Removes plural endings, and the article of Arabic names. */
function stem(word: string): string {
  if (word.length < 4) return word;
  return word
    .replace(/ies$/, "y")
    .replace(/(ch|sh|ss|x)es$/, "$1")
    .replace(/([^s])s$/, "$1")
    .replace(/^ال(?=..)/, "");
}

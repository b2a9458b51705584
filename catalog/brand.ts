/**
 * Colours of `ui/styles/tokens.css` for media that no style sheet reaches: icons, mails, the
 * browser's theme colour. A test compares them.
 */
export const brandColours = { paper: "#f7f3ec", ink: "#10211f" };

/** Used by mails only, so that no page loads them. */
export const mailColours = {
  "ink-soft": "#4b5855",
  "ivory-soft": "#c5cbc4",
  accent: "#7d5a22",
  "accent-on-ink": "#d6b273",
  line: "#ddd4c5",
};

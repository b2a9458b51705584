/**
 * The two colours of the brand, for what no style sheet reaches: icons, mails, the browser's bar.
 * The pages have them from site/styles/tokens.css.
 */
export const brandColours = { paper: "#f7f3ec", ink: "#10211f" };

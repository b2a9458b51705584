/** A test could not find these clauses broken. */
export const untestableClauses: Record<string, string> = {
  "0.001": "Summarizes the product; later clauses repeat each of its sentences.",
  "1.008": "Describes the copy of the original; our copy is written, not filler.",
  "5.015": "Says that the exact validator rules are not shown; 5.010 to 5.014 carry what is.",
  "5.026": "Says that no length bounds are shown for the card form.",
  "6.006": "Says that other roles are not shown.",
};

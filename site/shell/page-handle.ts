import type { UIMatch } from "react-router";

/** Route modules pass it to the shell: `export const handle: PageHandle = { … }`. */
export type PageHandle = {
  /** The page begins with a picture that extends behind the header. */
  header?: "over-picture";
};

export function beginsWithPicture(matches: UIMatch[]): boolean {
  return matches.some(
    ({ handle }) => (handle as PageHandle | undefined)?.header === "over-picture",
  );
}

export const yourLists = "Your lists";
export const savedHomes = "Saved homes";
/** "Saved homes, wishlist and compare" */
export const savedAnd = (lists: string) => `Saved homes, ${lists.toLowerCase()}`;
/** The name of the header's heart, with what it holds. */
export const withCount = (name: string, count: number) =>
  count === 0 ? name : `${name}, ${count} saved`;

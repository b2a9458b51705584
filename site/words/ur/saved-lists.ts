export const yourLists = "آپ کی فہرستیں";
export const savedHomes = "محفوظ گھر";
/** "محفوظ گھر، پسند کی فہرست اور موازنہ" */
export const savedAnd = (lists: string) => `محفوظ گھر، ${lists}`;
/** The name of the header's heart, with what it holds. */
export const withCount = (name: string, count: number) =>
  count === 0 ? name : `${name}، ${count} محفوظ`;

export const facadeName = (side: string) => `Façade: ${side}`;
export const sidesName = "Side of the building";
export const legend = "What the marks mean";
export const unfit = "Does not fit the filters";
export const keys = "Arrow keys walk by floor and stack.";
export const swipe = "Swipe the picture sideways to see the whole side.";
export const floorsName = "Homes by floor";
export const free = (count: number) => (count === 0 ? "none available" : `${count} available`);
/** A floor without a home to be had stays empty. */
export const freeOnFloor = (count: number) => (count === 0 ? "" : `${count} available`);
export const seeHome = "See this home";
const homesOnSide = (count: number) => `${count} ${count === 1 ? "home" : "homes"} on this side`;
/** Filters are named only where they leave homes out. */
export const fitting = (found: number, total: number) =>
  found === total ? homesOnSide(total) : `${found} of ${homesOnSide(total)} fit the filters`;

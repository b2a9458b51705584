/** By the elevations of content/developments. */
const sides: Record<string, string> = {
  "court-north": "Garden side, north wing",
  "court-west": "Garden side, west wing",
  "court-east": "Garden side, east wing",
  "court-south": "Garden side, south wing",
  north: "Park side, north",
  south: "Park side, south",
  west: "Street side, west",
  east: "Street side, east",
  lake: "Lake side",
};
export const sideName = (side: string) => sides[side] ?? side;
export const facadeName = (side: string) => `Façade: ${side}`;
export const sidesName = "Side of the building";
export const legend = "What the marks mean";
export const keys = "Arrow keys walk by floor and stack.";
export const swipe = "Swipe the picture sideways to see the whole side.";
export const seeHome = "See this home";
export const fitting = (count: number) =>
  count === 1 ? "1 home on this side fits" : `${count} homes on this side fit`;

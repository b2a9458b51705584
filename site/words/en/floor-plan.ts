const rooms: Record<string, string> = {
  living: "Living room",
  studio: "Studio",
  bedroom: "Bedroom",
  kitchen: "Kitchen",
  dining: "Dining",
  family: "Family room",
  study: "Study",
  bath: "Bath",
  toilet: "Toilet",
  hall: "Hall",
  dressing: "Dressing",
  laundry: "Laundry",
  store: "Store",
  balcony: "Balcony",
};
/** "Bedroom 2"; rooms of which there is only one have the number 0. */
export const roomName = (kind: string, number: number) =>
  (rooms[kind] ?? kind) + (number > 0 ? ` ${number}` : "");
export const floorPlanOf = (name: string) => `Floor plan of ${name}`;
export const north = "North";
export const northLetter = "N";
export const tableCaption = "Rooms and their sizes";
export const room = "Room";
export const size = "Size";
export const area = "Area";
export const inside = "Inside";
export const balconies = "Balcony";
export const rounding =
  "Measured between the walls. Areas of rooms are rounded so that they add up to the area inside.";
export const longestPart = "Of a room with a corner, the size is that of its largest part.";
export const rowNumbers = "A room too narrow for its name has its number on the plan.";
export const keyPlan = (floor: number) => `Where it lies on floor ${floor}`;
export const keyPlanSigns = "Lifts are crossed, stairs have treads.";
export const furniture = "Furniture";
export const unit = "Unit of area";

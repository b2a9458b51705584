export const heading = "The plans";
export const intro =
  "Homes of one type share a plan. Many are mirrored or turned; each home's own page shows how it lies.";
/** By the home types of content/developments. */
const types: Record<string, string> = {
  studio: "Studio",
  "one-bedroom": "1 bedroom",
  "one-bedroom-study": "1 bedroom and study",
  "two-bedroom": "2 bedrooms",
  "two-bedroom-corner": "2 bedrooms at the corner",
};
export const typeName = (type: string) => types[type] ?? type;
export const homes = (count: number) => (count === 1 ? "1 home" : `${count} homes`);
export const available = (count: number) => (count === 0 ? "none available" : `${count} available`);
export const prices = (lowest: string, highest: string) =>
  lowest === highest ? lowest : `${lowest} to ${highest}`;
export const insideAndBalcony = (inside: string, balcony: string) =>
  `${inside} inside, ${balcony} balcony`;
export const sampleFlat = "Inside a sample flat";
export const sampleFlatIntro =
  "Rendered from our model. Each home's own page lets you look around in 360°.";
export const rooms = "Rooms and sizes";

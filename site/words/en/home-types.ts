export const heading = "The plans";
export const intro =
  "Homes of one type share a plan. Many are mirrored or turned; each home's own page shows how it lies.";
export const homes = (count: number) => (count === 1 ? "1 home" : `${count} homes`);
export const available = (count: number) => (count === 0 ? "none available" : `${count} available`);
export const prices = (lowest: string, highest: string) =>
  lowest === highest ? lowest : `${lowest} to ${highest}`;
export const insideAndBalcony = (inside: string, balcony: string) =>
  `${inside} inside, ${balcony} balcony`;
export const sampleFlat = "Inside a sample flat";
export const sampleFlatIntro = (type: string | null) =>
  `${type ? `${type}, rendered` : "Rendered"} from our model. Each home's own page lets you look around in 360°.`;
export const rooms = "Rooms and sizes";

export const heading = "Registration and progress";
export const demonstration =
  "A demonstration: this development does not exist. Numbers and bank are placeholders, and the progress is invented.";
export const progress = "Progress";
export const builtOn = (percent: number, day: string) =>
  `${percent} % built, as inspected on ${day}`;
export const notBegun = (day: string, start: string) =>
  `Not begun on ${day}; planned from ${start}`;
export const complete = (day: string) => `Complete, as inspected on ${day}`;
export const completion = "Completion";
export const bank = "Escrow account";
export const noBank = "Not open yet: no home can be reserved or paid for before it is.";

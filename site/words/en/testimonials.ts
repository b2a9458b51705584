export const testimonials = "Testimonials";
export const description = (company: string) =>
  `Owners, investors, a head teacher, a clinic director, a shopkeeper and a broker on what it was like to build with ${company}.`;
export const lead =
  "Six people who live, work, teach or trade in what we built, in their own words.";
export const whatClientsSay = "What clients say";

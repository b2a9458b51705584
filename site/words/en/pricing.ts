export const title = "Pricing";
export const description =
  "Interior design and fit-out by the square metre: Basic at $120, Premium at $210 and Advanced at $373, each with everything it covers.";
export const lead =
  "Three design and fit-out packages, priced by the square metre. Each price includes everything listed under it.";
export const plans = "Plans";
export const pricedBySquareMetre = "Priced by the square metre";
export const intro =
  "Three design and fit-out packages. Each price includes everything listed under it.";
export const perSquareMetre = "per square metre";

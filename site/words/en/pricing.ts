export const title = "Pricing";
export const lead =
  "Three design and fit-out packages, priced by the square metre. Each price includes everything listed under it.";
export const plans = "Plans";
export const pricedBySquareMetre = "Priced by the square metre";
export const intro =
  "Three design and fit-out packages. Each price includes everything listed under it.";
export const perSquareMetre = "per square metre";

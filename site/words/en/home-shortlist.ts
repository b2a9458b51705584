export const shortlist = "Shortlist";
export const savedCount = (count: number) => `Shortlist (${count})`;
/** "Homes (2)" */
export const homesCount = (count: number) => (count === 0 ? "Homes" : `Homes (${count})`);
export const shortlistEmpty = "Select the heart at a home to save it here.";
export const findHomes = "Find a home";
export const noLongerListed = "No longer on our list.";
export const factsMissing = "The facts of these homes could not be loaded. Their pages have them.";
export const compare = "Compare homes";
export const compareIntro =
  "Up to three homes side by side. Below the pictures, a row in which they differ says so.";
export const swipe = "Swipe sideways for the third home.";
export const savedHomes = "On your shortlist";
export const remove = (home: string) => `Remove ${home} from the comparison`;
export const forget = (home: string) => `Remove ${home} from the shortlist`;
export const saveAll = "Keep these on my shortlist";
export const onlyThree = "Three homes are compared. Remove one to add another.";
export const nothing = "Nothing to compare yet";
export const nothingText =
  "Mark homes in the list below. They stay in this browser; nobody else sees them.";
export const home = "Home";
export const pricePerArea = (unit: string) => `Price per ${unit}`;
export const balcony = "Balcony";
export const noBalcony = "None";
export const sunMorningOnly = "Morning sun, little or no sun after 15:00";
export const sunNone = "Sun after 15:00, morning sun not in every month";
export const differs = "differs";
export const comparisonOf = (homes: string) => `${homes} compared`;
export const print = "Print";
export const view = "View";
export const floorPlan = "Plan";
export const sunInTheYear = "Sun through the year";
export const handover = "Handover";
export const beforeKeys = "Cash before the keys";
export const serviceCharge = "Service charge";
export const aYear = (amount: string) => `${amount} a year`;
export const grossYield = "Gross yield";
export const netYield = "Net yield";
export const percent = (value: string) => `${value} %`;
export const assumptions = (day: string) =>
  `Cash before the keys: for a buyer who pays in cash by the payment plan and books on ${day}, or on the day of the release if that is later, with all fees. Yields: the usual rent of a year over the price, and less vacancy and service charge over the price with all fees. Open a home to change this.`;
/** "A survey of rents (2 November 2026)" */
export const sourceOf = (source: string, day: string) => `${source} (${day})`;
export const rentSource = (sources: string[]) => `Rents: ${sources.join("; ")}.`;
export const converted = (ratesDay: string) => `Amounts are converted ${ratesDay}.`;
export const loading = "Loading plans, views, sun and costs.";
export const notLoaded = "Plans, views, sun and costs could not be loaded.";
export const tryAgain = "Try again";
export const close = "Close the comparison";
export const keptHere = "The shortlist is kept in this browser only.";
export const unknownHomes = (homes: string[]) =>
  homes.length === 1
    ? `The link names ${homes[0]}, which does not exist. We left it out.`
    : `The link names homes that do not exist: ${homes.join(", ")}. We left them out.`;
export const tooMany = "The link names more than three homes. We show the first three.";
export const missingHomes = (homes: string[]) =>
  homes.length === 1
    ? `${homes[0]} is on your shortlist, but no longer on our list.`
    : `These homes are on your shortlist, but no longer on our list: ${homes.join(", ")}.`;
export const forgetMissing = "Remove from the shortlist";

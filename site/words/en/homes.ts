import type { SpokenAmount } from "#domain/homes/currency.ts";
import type { SunFilter } from "#domain/homes/filters.ts";
import type { HomeStatus } from "#domain/homes/status.ts";

export const homes = "Homes";
export const description = (count: number, developments: string) =>
  `All ${count} homes of ${developments}, with price, size, floor, outlook and sun. Filter, compare and share them.`;
export const heading = "Find your home";
export const lead =
  "Every home of our developments, with its price, its size, its outlook and its sun. Nothing is left out, and nothing is asked of you.";
export const homesOf = (development: string) => `Homes in ${development}`;
export const developmentDescription = (
  development: string,
  place: string,
  count: number,
  hasFacade: boolean,
) =>
  `Choose one of the ${count} homes of ${development} in ${place} ${hasFacade ? "on its façade or " : ""}in a list, with price, size, outlook and sun.`;
export const developmentLead = (place: string, count: number, handover: string) =>
  `${count} homes in ${place}, to be handed over in ${handover}.`;
/** The subject of a message: "I am interested in home A-304 in Harbour House, Bristol." */
export const homeSubject = (number: string, development: string, place: string) =>
  `home ${number} in ${development}, ${place}`;
export const projectPage = "About the project";
export const inTheList = "In a list";
/** The heading of the list where there is no façade. */
export const allHomes = "All homes";
export const onTheFacade = "On the façade";

const statuses: Record<HomeStatus, string> = {
  available: "Available",
  reserved: "Reserved",
  sold: "Sold",
  "not-released": "Not released",
};
export const statusName = (status: HomeStatus) => statuses[status];
/** After other facts: "EUR 310,000, available" */
export const statusAfter = (status: HomeStatus) => statuses[status].toLowerCase();

export const bedroomCount = (bedrooms: number) => {
  if (bedrooms === 0) return "Studio";
  return bedrooms === 1 ? "1 bedroom" : `${bedrooms} bedrooms`;
};
export const homeType = (bedrooms: number, hasStudy: boolean) =>
  bedroomCount(bedrooms) + (hasStudy ? " and study" : "");

const compass: Record<string, string> = {
  N: "north",
  NE: "north-east",
  E: "east",
  SE: "south-east",
  S: "south",
  SW: "south-west",
  W: "west",
  NW: "north-west",
};
export const compassName = (point: string) => compass[point] ?? point;
export const outlookTo = (outlook: string, point: string) => `${outlook}, ${point}`;

const suns: Record<SunFilter, string> = {
  morning: "Morning sun",
  "no-late": "Little or no sun after 15:00",
};
export const sunName = (sun: SunFilter) => suns[sun];
const sunNotes: Record<SunFilter, string> = {
  morning:
    "On a quarter of the living room’s glass or more, for an hour before 11:00 in every month",
  "no-late": "On less than a quarter of the living room’s glass, in every month",
};
export const sunNote = (sun: SunFilter) => sunNotes[sun];

export const floor = (number: number) => `Floor ${number}`;
/** After other facts: "1 bedroom, floor 3" */
export const floorAfter = (number: number) => `floor ${number}`;
export const atRatesOf = (day: string) => `at the rates of ${day}`;
const spokenUnits: Record<SpokenAmount["unit"], string> = { lakh: "lakh", crore: "crore" };
export const spokenPrice = (currency: string, count: string, unit: SpokenAmount["unit"]) =>
  `${currency} ${count} ${spokenUnits[unit]}`;
export const about = (amount: string) => `about ${amount}`;
export const inside = (area: string) => `${area} inside`;
export const balcony = (area: string) => `+ ${area} balcony`;
export const indicative = "indicative";
export const noPrice = "–";
export const priceOnRequest = "Price on request";
/** "2 bedrooms from EUR 310,000 to EUR 420,000" */
export const typeRange = (type: string, lowest: string, highest: string) =>
  lowest === highest ? `${type} for ${lowest}` : `${type} from ${lowest} to ${highest}`;
export const stillToBeHad = (range: string) => `Still to be had here: ${range}.`;
export const noneOfType = "No other home of this type is left here.";
export const homeSummary = (parts: string[]) => parts.join(", ");

const months =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** "June 2027" */
export const monthOf = (day: string) => `${months[Number(day.slice(5, 7)) - 1]} ${day.slice(0, 4)}`;

/** "2 November 2026" */
export const dayOf = (day: string) => `${Number(day.slice(8, 10))} ${monthOf(day)}`;

/** "3 days ago", from two weeks on in weeks, then in months. */
export const ago = (days: number) => {
  if (days === 1) return "yesterday";
  if (days < 14) return `${days} days ago`;
  if (days < 60) return `${Math.floor(days / 7)} weeks ago`;
  return days < 365 ? `${Math.floor(days / 30)} months ago` : "more than a year ago";
};
/** "3 days ago, 15 November 2026, 17:30, London time" */
export const agoAt = (days: number, time: string) => `${ago(days)}, ${time}`;
export const dayAndTime = (day: string, time: string, timeZone: string) =>
  `${dayOf(day)}, ${time}, ${timeZone}`;
export const availabilityAsOf = (time: string) => `Availability as of ${time}.`;

export const notReleasedTitle = (development: string) => `${development} is not on sale yet`;
export const notReleasedText = (needsEscrow: boolean) =>
  `${needsEscrow ? "Its escrow account is not open, so no home can be reserved or paid for." : "No home can be reserved or paid for yet."} Prices are indicative and may change. Register your interest, and we will write to you on the day of the release.`;
export const registerInterest = "Register your interest";
export const writeToUs = "Write to us";
export const indicativeNote = (development: string) =>
  `Prices of ${development} are indicative: it is not released for sale.`;
export const permit = (development: string, number: string) =>
  `${development}: advertising permit ${number}`;
export const demonstrationPermit = (number: string) =>
  `${number} (a demonstration, not a real permit)`;
export const permitsName = "Advertising permits";
export const needsScript =
  "Filters, the shortlist and the page of a single home need JavaScript. The list below has every home without it.";
export const placeAndHandover = (place: string, handover: string) =>
  `${place}, handover ${handover}`;
export const availableCount = (available: number, total: number) =>
  `${available} of ${total} homes available`;
export const notReleasedCount = (total: number) => `${total} homes, not released`;
export const printedFrom = (url: string) => `Printed from ${url}`;
export const fromPrice = (price: string) => `from ${price}`;
export const homeTitle = (number: string, development: string) => `${number}, ${development}`;
export const listOf = (names: string[]) =>
  names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : names.join("");

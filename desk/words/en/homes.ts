import type { ChosenStatus } from "#domain/desk/homes.ts";
import type { HomeStatus } from "#domain/homes/status.ts";

export const title = "Homes";
export const developments = "Developments";
export const notReleased =
  "Not released: no home of this development can be reserved or sold until the content releases it.";

export const statuses: Record<HomeStatus, string> = {
  available: "Available",
  reserved: "Reserved",
  sold: "Sold",
  "not-released": "Not released",
};

export const bedroomCount = (bedrooms: number) => {
  if (bedrooms === 0) return "Studio";
  return bedrooms === 1 ? "1 bedroom" : `${bedrooms} bedrooms`;
};
export const homeType = (bedrooms: number, hasStudy: boolean) =>
  bedroomCount(bedrooms) + (hasStudy ? " and study" : "");
export const shortType = (bedrooms: number, hasStudy: boolean) =>
  (bedrooms === 0 ? "Studio" : `${bedrooms} BR`) + (hasStudy ? "+" : "");

export const filterStatus = "Status";
export const filterBedrooms = "Bedrooms";
export const homeCount = (found: number, total: number) =>
  found === total ? `${total} homes` : `${found} of ${total} homes`;
export const clearFilters = "Clear filters";
export const noMatches = "No homes match";
export const noMatchesText = "No home of this development fits both filters.";

export const grid = (development: string) => `Homes of ${development}`;
export const cell = (number: string, type: string, status: HomeStatus) =>
  `${number}, ${type}, ${statuses[status].toLowerCase()}`;
export const wing = (name: string) => `Wing ${name}`;
export const floor = (number: number) => `Floor ${number}`;
export const floors = "Floor";

export const homeTitle = (number: string) => `Home ${number}`;
export const facts = {
  type: "Type",
  place: "Place",
  area: "Inside area",
  price: "Price",
};
export const place = (wingName: string, floorNumber: number) =>
  `${wing(wingName)}, ${floor(floorNumber).toLowerCase()}`;
export const since = (name: string | null, time: string) =>
  name === null ? `Since ${time}` : `Since ${time}, by ${name}`;
export const closePanel = "Close";
export const publicPage = "Public page of this home";
export const notFoundTitle = "There is no such home";
export const notFoundText = "The link may be mistyped, or the home was renamed in the content.";

export const change = "Change the status";
export const notForSale = "Homes of this development are not for sale yet.";
export const reason = "Reason";
export const reasonHelp =
  "Such as “Deposit paid, reservation form 114”. No visitor's name, phone or e-mail: a reason that names a lead is erased with it.";
export const reasonErased = "The reason was erased with the lead that it named.";
export const reasonMissing = "Say why: the history shows the reason.";
export const actions: Record<ChosenStatus, string> = {
  available: "Make available",
  reserved: "Reserve",
  sold: "Mark as sold",
};
export const changed = (number: string, status: HomeStatus) =>
  `${number} is ${statuses[status].toLowerCase()} now. The public site shows it within a minute.`;

export const outdated = (number: string, status: HomeStatus) =>
  `${number} is ${statuses[status].toLowerCase()} now`;
export const changedBy = (name: string, status: HomeStatus, time: string) =>
  `${name} set it to ${statuses[status].toLowerCase()} on ${time}.`;
export const changedByYou = (status: HomeStatus, time: string) =>
  `You set it to ${statuses[status].toLowerCase()} on ${time}.`;
export const changedBecause = (text: string) => `Reason: ${text}`;
export const notMade = "Your change has not been made. What you typed is kept.";
export const goOn = "Go on with the home as it is now";

export const history = "History";
export const noHistory = "Not changed at the desk yet; the status is the website's own.";
export const step = (from: HomeStatus, to: HomeStatus) => `${statuses[from]} → ${statuses[to]}`;

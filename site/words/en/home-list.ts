import type { FilterName } from "#domain/homes/filters.ts";
import type { SortColumn } from "#domain/homes/sort.ts";

export const filtersName = "Find a home";
export const filters = "Filters";
export const activeFilters = (count: number) => (count === 0 ? "Filters" : `Filters (${count})`);
export const showHomes = (count: number) => {
  if (count === 0) return "No home fits";
  return count === 1 ? "Show 1 home" : `Show ${count} homes`;
};
const filterNames: Record<FilterName, string> = {
  development: "Development",
  bedrooms: "Bedrooms",
  outlook: "Outlook",
  status: "Status",
  sun: "Sun",
  price: "Price",
  area: "Area",
  floor: "Floor",
};
export const filterName = (filter: FilterName) => filterNames[filter];
/** "Price from EUR 300,000 to EUR 400,000"; empty where no edge is chosen. */
export const rangeChosen = (name: string, from: string | null, to: string | null) => {
  if (from !== null && from === to) return `${name} ${from}`;
  const edges = [from && `from ${from}`, to && `${from ? "to" : "up to"} ${to}`];
  return from || to ? [name, ...edges.filter(Boolean)].join(" ") : "";
};
export const chosenFilters = "Chosen filters";
export const removeFilter = (filter: string) => `Remove the filter “${filter}”`;
export const from = "From";
export const to = "To";
export const any = "Any";
export const optionCount = (option: string, count: number) => `${option} (${count})`;
export const homeCount = (found: number, total: number, isFiltered: boolean) => {
  const all = total === 1 ? "1 home" : `${total} homes`;
  return isFiltered ? `${found} of ${all}` : all;
};
export const clearFilters = "Clear filters";

export const tableName = (group: string) => (group === "" ? "Homes" : `Homes, ${group}`);
export const fittingCount = (found: number, total: number) => `${found} of ${total} homes fit`;
const columns: Record<SortColumn, string> = {
  number: "Home",
  development: "Development",
  bedrooms: "Type",
  floor: "Floor",
  area: "Area inside",
  price: "Price",
  status: "Status",
};
export const columnName = (column: SortColumn) => columns[column];
export const outlook = "Outlook";
export const outlookAndSun = "Outlook and sun";
export const sun = "Sun";
export const save = "Shortlist";
/** "Studio on floor 2" */
export const onFloor = (floor: number) => `on floor ${floor}`;
/** "Garden, east with morning sun" */
export const withSun = (home: { morningSun: boolean; noLateSun: boolean }) => {
  if (!home.morningSun) return home.noLateSun ? "with little or no sun after 15:00" : "";
  return home.noLateSun ? "with morning sun, little sun after 15:00" : "with morning sun";
};
export const balcony = "Balcony";
export const faces = "Living room faces";
export const asOf = "As of";
export const link = "Link";
export const aboutPrice = "About";
export const inUnit = (name: string, unit: string) => `${name} (${unit})`;
/** "Morning sun, little or no sun after 15:00", or nothing. */
export const sunsOf = (home: { morningSun: boolean; noLateSun: boolean }) => {
  const suns = [home.morningSun && "morning sun", home.noLateSun && "little or no sun after 15:00"];
  const named = suns.filter(Boolean).join(", ");
  return named.slice(0, 1).toUpperCase() + named.slice(1);
};
export const takeAway = (count: number) =>
  count === 1 ? "1 available home as a table:" : `${count} available homes as a table:`;
export const print = "Print";
export const saveCsv = "Save (CSV)";
export const availableHomes = (count: number) =>
  count === 1 ? "1 available home" : `${count} available homes`;
export const availableIn = (count: number, development: string) =>
  `${availableHomes(count)} in ${development}`;
export const pricesConverted = (ratesDay: string) => `Prices are converted ${ratesDay}.`;
export const sortBy = "Sort by";
export const defaultOrder = (hasDevelopments: boolean) =>
  hasDevelopments ? "By development and type" : "By type";
const ascending: Record<SortColumn, string> = {
  number: "Number",
  development: "Development",
  bedrooms: "Fewest bedrooms",
  floor: "Lowest floor",
  area: "Smallest",
  price: "Lowest price",
  status: "Status",
};
export const ascendingOrder = (column: SortColumn) => ascending[column];
const descending: Partial<Record<SortColumn, string>> = {
  bedrooms: "Most bedrooms",
  floor: "Highest floor",
  area: "Largest",
  price: "Highest price",
};
export const descendingOrder = (column: SortColumn) => descending[column] ?? "";
export const addToShortlist = (home: string) => `Add ${home} to the shortlist`;

export const currency = "Currency";
export const areaUnit = "Unit of area";
export const ratesNote = (currency: string, date: string, source: string) =>
  `Prices are in ${currency}. Other currencies are about right, at the rates of ${date}. ${source}.`;

export const noHomes = "No home fits all of this";
export const loosen = "Each of these leaves some homes:";
export const without = (filter: string, count: number) =>
  `Without “${filter}”: ${count === 1 ? "1 home" : `${count} homes`}`;
export const nothingToLoosen = "No single filter is the reason: start again with all homes.";
export const showAll = "Show all homes";

export const unknownValue = (name: string, value: string) =>
  `The link asks for ${name.toLowerCase()} “${value}”, which no home here has. We left it out.`;
export const notANumber = (name: string, value: string) =>
  `The link asks for ${name.toLowerCase()} “${value}”, which is not a whole number. We left it out.`;
export const reversed = (name: string, value: string) =>
  `The link asks for ${name.toLowerCase()} ${value}, highest first. We turned it round.`;
export const unknownSort = (value: string) =>
  `The link asks for the order “${value}”, which does not exist. Available homes come first.`;
export const unknownHome = (number: string, development: string) =>
  `There is no home ${number} in ${development}. Here are all that there are.`;
export const homeWithoutDevelopment = (number: string) =>
  `The link asks for home “${number}”, but not in which development. Choose one, then the home.`;
export const unknownSide = (side: string, hasFacade: boolean) =>
  `The link asks for the side “${side}”, which this building does not have. We show the ${hasFacade ? "first one" : "list"}.`;
export const unknownCurrency = (currency: string) =>
  `The link asks for the currency “${currency}”, which we do not show. Prices stay as they are.`;
export const unknownUnit = (unit: string) =>
  `The link asks for the unit “${unit}”, which we do not show. Areas stay as they are.`;

export const searching = "Searching...";
export const clearFilters = "Clear filters";
export const projectCount = (found: number, total: number, isFiltered: boolean) =>
  `${isFiltered ? `${found} of ` : ""}${total} projects`;

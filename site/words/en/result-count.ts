export const searching = "Searching...";
export const foundProjects = (found: number, total: number) => `${found} of ${total} projects`;
export const allProjects = (total: number) => `${total} projects`;
export const clearFilters = "Clear filters";

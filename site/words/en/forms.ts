export const optional = " (optional)";
export const search = "Search";

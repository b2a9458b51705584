export const searching = "تلاش ہو رہی ہے…";
export const clearFilters = "فلٹر صاف کریں";
export const projectCount = (found: number, total: number, isFiltered: boolean) =>
  isFiltered ? `${total} میں سے ${found} منصوبے` : `${total} منصوبے`;

export const completed = (year: number) => `Completed ${year}`;
export const due = (year: number) => `Due ${year}`;
export const planned = (year: number) => `Planned for ${year}`;

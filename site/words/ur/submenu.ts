export const submenuOf = (label: string) => `ذیلی مینو: ${label}`;

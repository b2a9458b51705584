export const MAX_IDS = 50;

export const mapOf = (area: string, city: string) => `Map of our office in ${area}, ${city}`;
export const openTheMap = "Open the map";
export const sheikhZayedRoad = "Sheikh Zayed Road";
export const alSafaStreet = "Al Safa Street";
export const alAsayelStreet = "Al Asayel St";
export const alAbrajStreet = "Al Abraj Street";
export const dubaiWaterCanal = "Dubai Water Canal";

type Anchor = { kind: string; name: string; km: number };

export const mapOf = (area: string, city: string) => `Map of our office in ${area}, ${city}`;
export const whereItIs = "Where it is";
export const caption = (title: string, place: string) => `${title}, ${place}`;
export const credit = (source: string) => `Coast: ${source}`;
export const straightLine = "All distances are in a straight line.";
export const openInMaps = "Open in maps";
export const projectsAround = (city: string) => `Our projects in ${city} on the map`;
export const openInMapsApp = "Open in your maps app";

const anchorNames: Record<string, string> = {
  metro: "Metro",
  station: "Station",
  airport: "Airport",
  school: "School",
  beach: "Beach",
};
export const anchorKind = ({ kind }: Anchor) => anchorNames[kind] ?? kind;
/** Rounded to a tenth for a point, such as a station, and to half a kilometre for the grounds of a school. */
export const distance = ({ kind, km }: Anchor) => {
  if (kind === "school" && km < 10) return `about ${Math.max(Math.round(km * 2) / 2, 0.5)} km`;
  return `${km.toFixed(km < 10 ? 1 : 0)} km`;
};

export const title = "Map of our projects";
export const description = (company: string, cities: string[]) =>
  `Where ${company} builds: its projects in ${cities.slice(0, -1).join(", ")} and ${cities.at(-1)}, on a map.`;
export const map = "Map";
export const mapOf = (name: string) => `Map of ${name}`;
export const projectsIn = (name: string) => `Projects in ${name}`;
export const cities = "Cities";
export const overview = "Overview";
export const projectCount = (count: number) => `${count} ${count === 1 ? "project" : "projects"}`;
export const districtAndNearby = (district: string) => `${district} and nearby`;
export const projectsOfDistrict = (district: string, titles: string[]) =>
  `${district}: ${titles.join(", ")}`;
export const groupName = (titles: string[]) =>
  `${projectCount(titles.length)}: ${titles.join(", ")}`;
export const zoomIn = "Zoom in";
export const zoomOut = "Zoom out";
export const wholeMap = "Show the whole map";
export const controls = "Move the map";
export const keyboardHelp = "Arrow keys move the map, plus and minus zoom, 0 shows the whole map.";
export const onlyThisArea = "Only projects in this area";
export const seeProject = "See the project";
export const closeCard = "Close";

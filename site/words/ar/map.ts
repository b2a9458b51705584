type Anchor = { kind: string; name: string; km: number };

export const mapOf = (area: string, city: string) => `خريطة مكتبنا في ${area}، ${city}`;
export const whereItIs = "الموقع";
export const caption = (title: string, place: string) => `${title}، ${place}`;
export const credit = (source: string) => `خط الساحل: ${source}`;
export const straightLine = "جميع المسافات بخط مستقيم.";
export const openInMaps = "الفتح في الخرائط";
export const projectsAround = (city: string) => `مشاريعنا في ${city} على الخريطة`;
export const openInMapsApp = "الفتح في تطبيق الخرائط لديكم";

const anchorNames: Record<string, string> = {
  metro: "مترو",
  station: "محطة",
  airport: "مطار",
  school: "مدرسة",
  beach: "شاطئ",
};
export const anchorKind = ({ kind }: Anchor) => anchorNames[kind] ?? kind;
/** Rounded to a tenth for a point, such as a station, and to half a kilometre for the grounds of a school. */
export const distance = ({ kind, km }: Anchor) => {
  if (kind === "school" && km < 10) return `نحو ${Math.max(Math.round(km * 2) / 2, 0.5)} كم`;
  return `${km.toFixed(km < 10 ? 1 : 0)} كم`;
};

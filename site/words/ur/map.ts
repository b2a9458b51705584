type Anchor = { kind: string; name: string; km: number };

export const mapOf = (area: string, city: string) => `ہمارے دفتر کا نقشہ، ${area}، ${city}`;
export const whereItIs = "محل وقوع";
export const caption = (title: string, place: string) => `${title}، ${place}`;
export const credit = (source: string) => `ساحلی خط: ${source}`;
export const straightLine = "تمام فاصلے سیدھی لکیر میں ہیں۔";
export const openInMaps = "نقشوں میں کھولیں";
export const projectsAround = (city: string) => `${city} میں ہمارے منصوبے نقشے پر`;
export const openInMapsApp = "اپنی نقشوں کی ایپ میں کھولیں";

const anchorNames: Record<string, string> = {
  metro: "میٹرو",
  station: "اسٹیشن",
  airport: "ایئرپورٹ",
  school: "اسکول",
  beach: "ساحل",
};
export const anchorKind = ({ kind }: Anchor) => anchorNames[kind] ?? kind;
/** Rounded to a tenth for a point, such as a station, and to half a kilometre for the grounds of a school. */
export const distance = ({ kind, km }: Anchor) => {
  if (kind === "school" && km < 10) {
    return `تقریباً ${Math.max(Math.round(km * 2) / 2, 0.5)} کلومیٹر`;
  }
  return `${km.toFixed(km < 10 ? 1 : 0)} کلومیٹر`;
};

export const title = "ہمارے منصوبوں کا نقشہ";
export const description = (company: string, cities: string[]) =>
  `${company} کی تعمیر کہاں کہاں ہے: ${cities.slice(0, -1).join("، ")} اور ${cities.at(-1)} میں اس کے منصوبے، نقشے پر۔`;
export const map = "نقشہ";
export const mapOf = (name: string) => `${name} کا نقشہ`;
export const projectsIn = (name: string) => `${name} میں منصوبے`;
export const cities = "شہر";
export const overview = "مجموعی نقشہ";
export const projectCount = (count: number) => `${count} ${count === 1 ? "منصوبہ" : "منصوبے"}`;
export const districtAndNearby = (district: string) => `${district} اور آس پاس`;
export const projectsOfDistrict = (district: string, titles: string[]) =>
  `${district}: ${titles.join("، ")}`;
export const groupName = (titles: string[]) =>
  `${projectCount(titles.length)}: ${titles.join("، ")}`;
export const zoomIn = "قریب کریں";
export const zoomOut = "دور کریں";
export const wholeMap = "پورا نقشہ دکھائیں";
export const controls = "نقشہ سرکائیں";
export const keyboardHelp =
  "تیر والے بٹن نقشہ سرکاتے ہیں، پلس اور مائنس اسے قریب اور دور کرتے ہیں، 0 پورا نقشہ دکھاتا ہے۔";
export const onlyThisArea = "صرف اس علاقے کے منصوبے";
export const seeProject = "منصوبہ دیکھیں";
export const closeCard = "بند کریں";

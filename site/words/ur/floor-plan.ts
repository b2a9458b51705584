const rooms: Record<string, string> = {
  living: "بیٹھک",
  studio: "اسٹوڈیو",
  bedroom: "بیڈروم",
  kitchen: "باورچی خانہ",
  dining: "کھانے کا کمرہ",
  family: "فیملی روم",
  study: "اسٹڈی",
  bath: "باتھ روم",
  toilet: "ٹوائلٹ",
  hall: "اندرونی راہداری",
  dressing: "ڈریسنگ روم",
  laundry: "لانڈری",
  store: "اسٹور",
  balcony: "بالکونی",
};
/** "بیڈروم 2"; rooms of which there is only one have the number 0. */
export const roomName = (kind: string, number: number) =>
  (rooms[kind] ?? kind) + (number > 0 ? ` ${number}` : "");
export const floorPlanOf = (name: string) => `${name} کا نقشہ`;
export const north = "شمال";
export const northLetter = "ش";
export const tableCaption = "کمرے اور ان کے سائز";
export const room = "کمرہ";
export const size = "سائز";
export const area = "رقبہ";
export const inside = "اندرونی رقبہ";
export const balconies = "بالکونی";
export const rounding =
  "پیمائش دیواروں کے درمیان کی ہے۔ کمروں کے رقبے قریب ترین عدد میں یوں لکھے گئے ہیں کہ ان کا مجموعہ اندرونی رقبے کے برابر ہو۔";
export const longestPart = "جس کمرے میں موڑ ہو، اس کا سائز اس کے سب سے بڑے حصے کا ہے۔";
export const rowNumbers = "جو کمرہ اپنے نام کے لیے تنگ ہو، نقشے پر اس کا نمبر ہے۔";
export const keyPlan = (floor: number) => `منزل ${floor} پر کہاں ہے`;
export const keyPlanSigns = "لفٹوں پر کراس کا نشان ہے، سیڑھیوں پر زینوں کی لکیریں ہیں۔";
export const furniture = "فرنیچر";
export const unit = "رقبے کی اکائی";

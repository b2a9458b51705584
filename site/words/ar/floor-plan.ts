const rooms: Record<string, string> = {
  living: "غرفة المعيشة",
  studio: "استوديو",
  bedroom: "غرفة النوم",
  kitchen: "المطبخ",
  dining: "غرفة الطعام",
  family: "غرفة العائلة",
  study: "المكتب",
  bath: "الحمام",
  toilet: "دورة المياه",
  hall: "المدخل",
  dressing: "غرفة الملابس",
  laundry: "غرفة الغسيل",
  store: "المخزن",
  balcony: "الشرفة",
};
/** "غرفة النوم 2"; rooms of which there is only one have the number 0. */
export const roomName = (kind: string, number: number) =>
  (rooms[kind] ?? kind) + (number > 0 ? ` ${number}` : "");
export const floorPlanOf = (name: string) => `مخطط ${name}`;
export const north = "الشمال";
export const northLetter = "ش";
export const tableCaption = "الغرف ومقاساتها";
export const room = "الغرفة";
export const size = "المقاس";
export const area = "المساحة";
export const inside = "المساحة الداخلية";
export const balconies = "الشرفة";
export const rounding =
  "المقاسات بين الجدران. مساحات الغرف مقربة بحيث يكون مجموعها المساحة الداخلية.";
export const longestPart = "في الغرفة التي على شكل زاوية، المقاس هو مقاس أكبر جزء فيها.";
export const rowNumbers = "الغرفة التي تضيق عن اسمها يظهر رقمها على المخطط.";
export const keyPlan = (floor: number) => `موقعها في الطابق ${floor}`;
export const keyPlanSigns = "على المصاعد خطان متقاطعان، وعلى الدرج خطوط درجاته.";
export const furniture = "الأثاث";
export const unit = "وحدة المساحة";

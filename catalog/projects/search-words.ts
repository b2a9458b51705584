/** What visitors type to find a project, besides the words of its own texts. */

type SearchWords = {
  /** A project belongs here when its texts hold one of these words or phrases ... */
  when: string[];
  /** ... and is then found by these too. */
  also: string[];
};

export const synonyms: SearchWords[] = [
  {
    when: ["apartment", "flat"],
    also: ["apartment", "flat", "home", "residence", "condo", "housing"],
  },
  { when: ["apartment", "flat"], also: ["فلیٹ", "اپارٹمنٹ", "گھر", "شقة", "شقق"] },
  {
    when: ["villa", "townhouse", "terraced house"],
    also: ["villa", "house", "home", "residence", "bungalow", "housing"],
  },
  {
    when: ["villa", "townhouse", "terraced house"],
    also: ["ولا", "مکان", "گھر", "فيلا", "فلل", "بيت"],
  },
  { when: ["studios, one-bedroom"], also: ["studio", "سٹوڈیو", "استوديو"] },
  { when: ["one-bedroom"], also: bedrooms(1, "one") },
  { when: ["two-bedroom"], also: bedrooms(2, "two") },
  { when: ["three and four bedrooms"], also: [...bedrooms(3, "three"), ...bedrooms(4, "four")] },
  {
    when: ["office building", "offices above", "software campus"],
    also: ["office", "commercial", "workspace", "business", "دفتر", "دفاتر", "مكتب", "مكاتب"],
  },
  {
    when: ["shopping mall", "bazaar", "shopfront", "shops on the street", "covered market"],
    also: ["mall", "retail", "shop", "store", "market", "commercial", "plaza"],
  },
  {
    when: ["shopping mall", "bazaar", "shopfront", "shops on the street", "covered market"],
    also: ["دکان", "بازار", "مال", "مول", "سوق", "متجر"],
  },
  {
    when: ["hospital wing", "clinic"],
    also: ["hospital", "clinic", "medical", "health", "healthcare"],
  },
  { when: ["hospital wing", "clinic"], also: ["ہسپتال", "اسپتال", "کلینک", "مستشفى", "عيادة"] },
  { when: ["mosque"], also: ["masjid", "prayer", "مسجد", "جامع"] },
  {
    when: ["warehouse", "light-industrial"],
    also: ["factory", "industrial", "warehouse", "industry", "logistics"],
  },
  { when: ["warehouse", "light-industrial"], also: ["فیکٹری", "گودام", "مصنع", "مستودع"] },
  { when: ["road bridge"], also: ["highway", "flyover", "overpass", "سڑک", "پل", "طريق", "جسر"] },
  { when: ["pedestrian bridge"], also: ["footbridge", "walkway", "پل", "جسر"] },
  { when: ["metro station"], also: ["train", "rail", "railway", "subway", "میٹرو", "مترو"] },
  { when: ["bus station", "bus depot"], also: ["coach", "transit", "بس", "حافلة", "حافلات"] },
  {
    when: ["primary school", "teaching laboratory"],
    also: ["school", "education", "اسکول", "سکول", "مدرسة"],
  },
  { when: ["public library"], also: ["books", "لائبریری", "کتب خانہ", "مكتبة"] },
  { when: ["hotel"], also: ["hospitality", "ہوٹل", "فندق"] },
  { when: ["public park"], also: ["garden", "پارک", "باغ", "حديقة"] },
  { when: ["cricket ground"], also: ["stadium", "pitch", "کرکٹ", "ملعب"] },
  { when: ["berths"], also: ["harbour", "harbor", "port", "yacht", "مارينا", "بندرگاہ"] },
  {
    when: ["residential tower", "mixed-use tower"],
    also: ["skyscraper", "high-rise", "highrise", "ٹاور", "برج"],
  },
  { when: ["data hall"], also: ["data centre", "data center", "server"] },
  { when: ["substation"], also: ["electricity", "power", "بجلی", "كهرباء"] },
];

/**
 * Other names of the places where projects are, by our own name. A place is searched where the
 * project is, and not where a text mentions it.
 */
export const placeNames: Record<string, string[]> = {
  "United Arab Emirates": ["UAE", "Emirates", "الإمارات", "متحدہ عرب امارات"],
  Pakistan: ["پاکستان", "باكستان"],
  Dubai: ["دبي", "دبئی", "دبئ"],
  Islamabad: ["اسلام آباد", "اسلامآباد"],
  Lahore: ["لاہور"],
  Peshawar: ["پشاور", "بيشاور", "بشاور"],

  "Al Barsha": ["البرشاء", "البرشا"],
  "Al Furjan": ["الفرجان", "فرجان"],
  "Al Jaddaf": ["الجداف"],
  "Al Quoz": ["القوز", "Al Goze"],
  "Al Warqa": ["الورقاء", "الورقا"],
  "Business Bay": ["الخليج التجاري", "بزنس بے"],
  Deira: ["ديرة", "دیرہ"],
  "Dubai Knowledge Park": ["مجمع دبي للمعرفة"],
  "Dubai Marina": ["دبي مارينا", "مرسى دبي", "دبئی مرینا"],
  "Dubai Silicon Oasis": ["DSO", "واحة دبي للسيليكون", "سلیکون اویسس"],
  "Dubai South": ["دبي الجنوب", "جنوب دبي", "دبئی ساؤتھ"],
  "Jebel Ali": ["Jabal Ali", "جبل علي"],
  Jumeirah: ["Jumeira", "Jumaira", "جميرا"],
  "Jumeirah Village": ["JVC", "Jumeira Village", "قرية جميرا", "جمیرا ولیج"],
  "Mina Rashid": ["Port Rashid", "ميناء راشد"],
  Warsan: ["ورسان"],

  "Airport Link Road": ["ایئرپورٹ لنک روڈ"],
  "Bani Gala": ["بنی گالہ"],
  "Blue Area": ["بلیو ایریا"],
  "Constitution Avenue": ["شاہراہ دستور"],
  "D-12": ["D12", "ڈی 12"],
  "F-7": ["F7", "ایف 7", "ایف سیون"],
  "Gulberg Greens": ["گلبرگ گرینز"],
  "I-9": ["I9", "آئی 9", "آئی نائن"],
  "Margalla Foothills": ["مارگلہ"],

  "DHA Phase 6": ["Defence", "ڈی ایچ اے", "ڈیفنس"],
  Gulberg: ["گلبرگ"],
  "Johar Town": ["Jauhar Town", "جوہر ٹاؤن"],
  "Lahore Cantonment": ["Cantt", "لاہور کینٹ", "کینٹ", "چھاؤنی"],
  "Model Town": ["ماڈل ٹاؤن"],
  "Thokar Niaz Baig": ["ٹھوکر نیاز بیگ"],
  "Walled City": ["Old City", "اندرون شہر", "اندرون لاہور"],

  Hayatabad: ["حیات آباد"],
  "Qissa Khwani": ["Qissa Khawani", "قصہ خوانی"],
  "Ring Road": ["رنگ روڈ"],
  Saddar: ["Sadar", "صدر"],
  "University Road": ["یونیورسٹی روڈ"],
};

/** Words of a question that say nothing of the project. */
export const ignoredWords = [
  ..."a an and any at buy by for from in me my near of on or rent sale show the to with".split(" "),
  ..."project projects property properties".split(" "),
  ..."في من میں کے کی کا".split(" "),
];

function bedrooms(count: number, word: string): string[] {
  const units = ["bed", "bedroom", "BR", "BHK", "بیڈ"];
  return units.flatMap((unit) => [`${count} ${unit}`, `${count}${unit}`, `${word} ${unit}`]);
}

import type { Financing } from "#domain/purchase/choices.ts";
import type { InputName } from "#domain/purchase/input-fields.ts";

export const formName = "شراؤكم";
export const formHelp = "غيّروا ما تشاؤون: تتغير الأرقام فورًا.";

const labels: Record<Exclude<InputName, "service" | "openFee">, string> = {
  buyer: "صفتكم",
  use: "هذا المنزل بالنسبة إليكم",
  pay: "طريقة الدفع",
  deposit: "مساهمتكم",
  rate: "سعر الفائدة السنوي",
  term: "مدة القرض بالسنوات",
  income: "دخلكم الشهري",
  born: "سنة ميلادكم",
  bankShare: "أقصى ما يقرضه البنك",
  booking: "يوم الحجز",
  agent: "عمولة الوسيط",
  rent: "الإيجار السنوي",
  vacancy: "أسابيع بلا مستأجر في السنة",
  growth: "ارتفاع السعر سنويًا",
  years: "بيع المنزل",
  delay: "التسليم",
  exit: "تكلفة البيع",
  valuation: "تقييم البنك للعقار",
};
export const label = (name: keyof typeof labels) => labels[name];

const financings: Record<Financing, string> = {
  cash: "نقدًا، من دون قرض",
  mortgage: "بقرض عقاري",
};
export const financing = (pay: Financing) => financings[pay];

export const servicePer = (unit: string) => `رسوم الخدمات لكل ${unit} سنويًا`;

export const noteOn = (label: string, note: string) => `${label}: ${note}`;

export const live = "السكن";
export const letOut = "التأجير";
export const letOrLive = "الغرض";
export const keep = "أبدًا: تحتفظون به";
export const sellAfter = (years: string) => `بعد ${years} من استلام المفاتيح`;
export const onTime = "في موعده";
export const late = (months: string) => `متأخر ${months}`;

export const percentSign = "%";
export const withLeast = (limit: string, share: string) => `${limit} لا تقل مساهمتكم عن ${share}.`;
export const rateHelp = "قيمة مفترضة. اسألوا بنككم عن سعر الفائدة لديه.";
export const withPrivacy = (limits: string) =>
  `${limits} هذه القيمة في رابط هذه الأرقام: يراها كل من لديه الرابط.`;
export const bothLimits = (one: string, other: string) => `${one} ${other}`;
export const bookingHelp = "منه تُحسب مواعيد جميع الدفعات.";
export const rentHelp = (source: string, day: string) =>
  `${source}، ${day}. قيمة مفترضة: أدخلوا القيمة التي تتوقعونها.`;
export const growthHelp = "لا أحد يعلمه. نفترض أنه صفر.";
export const moreAssumptions = "افتراضات أخرى";
export const asPlanned = "كما في الشروط";
export const agentHelp = "لا عمولة عند الشراء منا.";
export const weakRule = (rule: string) => `${rule} المصادر تختلف: قيمة مفترضة.`;
export const ownAssumption = "قيمة مفترضة.";

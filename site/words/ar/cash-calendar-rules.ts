import type { SharedRule } from "#domain/purchase/line.ts";
import { pluralIn } from "#domain/plural.ts";

/** The values are already formatted. */
export type RuleValues<RuleKey extends string = string> = {
  /** The figure of this rule, or of another one that it names: "50 %", "EUR 250", "25 years". */
  figure: (other?: RuleKey) => string;
  since: string;
  /** A share of the price. */
  share: string;
  months: number;
  /** The percentage that is built. */
  built: number;
  /** Empty where no VAT is due. */
  vat: string;
  /** The day that the payment plan names. */
  on: string;
  /** "1,091.78 sq ft", and what a unit of it costs. */
  area: string;
  rate: string;
  /** The days from the booking to the contract. */
  days: number;
};

type RuleText = (values: RuleValues) => string;

// All counts stand after a preposition, or as an object.
const months = (count: number) =>
  pluralIn("ar", count, {
    one: "شهر واحد",
    two: "شهرين",
    few: `${count} أشهر`,
    many: `${count} شهرًا`,
    other: `${count} شهر`,
  });
export const monthCount = months;
export const years = (count: number) =>
  pluralIn("ar", count, {
    one: "سنة واحدة",
    two: "سنتين",
    few: `${count} سنوات`,
    other: `${count} سنة`,
  });
export const days = (count: number) =>
  pluralIn("ar", count, {
    one: "يوم واحد",
    two: "يومين",
    few: `${count} أيام`,
    many: `${count} يومًا`,
    other: `${count} يوم`,
  });
export const times = (count: number) =>
  pluralIn("ar", count, {
    one: "ضعف واحد",
    two: "ضعفين",
    few: `${count} أضعاف`,
    many: `${count} ضعفًا`,
    other: `${count} ضعف`,
  });

const rules: Record<string, RuleText> = {
  atBooking: ({ share }) => `${share} من السعر، في يوم الحجز.`,
  monthsAfterBooking: ({ share, months: count }) =>
    `${share} من السعر، بعد ${months(count)} من الحجز.`,
  atMilestone: ({ share, built }) =>
    `${share} من السعر، عند إنجاز ${built}% من المبنى. وهذا الموعد بحسب الخطة.`,
  milestoneReached: ({ share, built, days: count }) =>
    `${share} من السعر. يكون قد أُنجز حينها ${built}% من المبنى، فنفترض استحقاقها بعد ${days(count)} من الحجز.`,
  onDay: ({ share }) => `${share} من السعر، في هذا اليوم المحدد.`,
  dayPassed: ({ share, on, days: count }) =>
    `${share} من السعر. موعدها، ${on}، مضى أو اقترب كثيرًا، فنفترض استحقاقها بعد ${days(count)} من الحجز.`,
  notAfterKeys: ({ share }) =>
    `${share} من السعر، في يوم استلام المفاتيح، لأن موعدها الأصلي يأتي بعده.`,
  atKeys: ({ share }) => `${share} من السعر، عند استلام المفاتيح.`,
  atTransfer: ({ share, days: count }) =>
    `${share} من السعر. المنزل جاهز: يستحق الباقي عند تسجيله باسمكم. نفترض ذلك بعد ${days(count)} من الحجز.`,
  monthsAfterKeys: ({ share, months: count }) =>
    `${share} من السعر، بعد ${months(count)} من استلام المفاتيح.`,
  notAfterSale: ({ share }) => `${share} من السعر، في يوم البيع، لأن موعدها الأصلي يأتي بعده.`,
  agentFee: ({ share, vat }) =>
    vat ? `${share} من السعر، مع ${vat} ضريبة القيمة المضافة.` : `${share} من السعر.`,
  valuationFee: () => "يطلب البنك تقييم المنزل قبل الإقراض.",
  loanPaysLastInstalments: () => "يُدفع أولًا من مالكم، ثم يدفع القرض الأجزاء الأخيرة من السعر.",
  interestOnDrawnLoan: () => "فائدة تُحسب باليوم على ما دفعه البنك حتى تاريخه.",
  equalInstalments: () => "أقساط شهرية متساوية: فائدة وجزء من القرض.",
  serviceChargeByArea: ({ area, rate }) =>
    `لصيانة المبنى، عن سنة مقدمًا: ${rate} لكل وحدة من ${area}، وهي المساحة الداخلية مع الشرفة.`,
  rentLessVacancy: () => "كل ثلاثة أشهر، بعد خصم الأسابيع بلا مستأجر.",
  priceWithGrowth: ({ share }) => `سعر اليوم مع ارتفاع بنسبة ${share} سنويًا.`,
  costOfSale: ({ share }) => `${share} من ثمن البيع.`,
  loanRepaidAtSale: () => "ما بقي عليكم للبنك عند البيع.",
} satisfies Record<SharedRule, RuleText>;
/** Empty for a rule of a market. */
export const rule = (key: string, values: RuleValues) => rules[key]?.(values) ?? "";

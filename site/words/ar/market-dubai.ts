import type { HomeUse } from "#domain/purchase/choices.ts";
import type { ClosedDay } from "#domain/purchase/markets/dubai/closed-days.ts";
import type { DubaiBuyer } from "#domain/purchase/markets/dubai/dubai.ts";
import type { DubaiKind, DubaiPayee, DubaiRule } from "#domain/purchase/markets/dubai/fees.ts";
import type {
  FigureKey,
  RuleKey,
  SourceKey,
  StatementKey,
} from "#domain/purchase/markets/dubai/rules.ts";
import type { TextList } from "./cash-calendar-lines.ts";
import type { RuleValues } from "./cash-calendar-rules.ts";

const texts: Record<TextList, Record<string, string>> = {
  buyer: {
    resident: "وافد مقيم في الدولة",
    national: "مواطن إماراتي",
    abroad: "مقيم خارج الدولة",
  } satisfies Record<DubaiBuyer, string>,
  buyerHelp: {
    abroad: "ادفعوا من أموال موجودة في الخارج بصورة قانونية؛ واسألوا بنككم ومستشاركم الضريبي.",
  } satisfies Partial<Record<DubaiBuyer, string>>,
  use: {
    first: "المنزل الأول في الإمارات",
    further: "منزل ثانٍ أو استثمار",
  } satisfies Record<HomeUse, string>,
  kind: {
    registration: "تسجيل شرائكم",
    trustee: "رسوم مكتب التسجيل",
    titleDeed: "سند الملكية",
    mortgageRegistration: "تسجيل الرهن",
  } satisfies Record<DubaiKind, string>,
  inputLabel: { openFee: "رسوم مكتب التسجيل" },
  inputHelp: {
    service: "إذا تُرك فارغًا أخذنا بشروط المشروع. والمؤشر الرسمي هو مؤشر «ملّاك».",
  },
  payee: {
    developer: "حساب ضمان المشروع",
    developerBeforeRelease: "حساب ضمان المشروع، لم يُفتح بعد",
    developerOfReadyHome: "المطور",
    landDepartment: "دائرة الأراضي والأملاك في دبي",
    trustee: "أمين التسجيل العقاري",
  } satisfies Record<
    DubaiPayee | "developer" | "developerBeforeRelease" | "developerOfReadyHome",
    string
  >,
  source: {
    centralBank:
      "مصرف الإمارات العربية المتحدة المركزي، نظام قروض الرهن العقاري، قرار مجلس الإدارة رقم 2020/2/31، rulebook.centralbank.ae",
    feesInCash: "«ذا ناشيونال»",
    landDepartment: "دائرة الأراضي والأملاك في دبي، تسجيل البيع، dubailand.gov.ae",
    offPlanMarket: "مصادر من السوق",
    mortgageFinder: "mortgagefinder.ae",
    defaultLaw: "القانون رقم (19) لسنة 2017 لإمارة دبي، المعدل بموجب القانون رقم (19) لسنة 2020",
    notBegunLaw: "القانون رقم (19) لسنة 2020 لإمارة دبي، المادة (11)، كما شرحتها «غلف نيوز»",
    mortgageRules: "نظام قروض الرهن العقاري للمصرف المركزي، كما نقلته «ذا ناشيونال» و«غلف نيوز»",
    banksAbroad: "مصادر من السوق",
    taxAuthority: "الهيئة الاتحادية للضرائب",
    cashLaw: "المرسوم بقانون اتحادي رقم (10) لسنة 2025",
    interimRegisterLaw: "القانون رقم (13) لسنة 2008 لإمارة دبي، المادة (3)",
    holidays: "قرار مجلس الوزراء رقم (27) لسنة 2024",
  } satisfies Record<SourceKey, string>,
  note: {
    notReleased:
      "هذا المنزل غير مطروح للبيع بعد: لم يُفتح حساب الضمان. السعر والأيام وجميع الأرقام أدناه استرشادية. لا تدفعوا شيئًا قبل الطرح للبيع.",
  } satisfies Record<"notReleased", string>,
  closedDay: {
    saturday: "يوم سبت",
    sunday: "يوم أحد",
    newYear: "رأس السنة الميلادية، وهو عطلة رسمية",
    nationalDay: "اليوم الوطني (عيد الاتحاد)، وهو عطلة رسمية",
  } satisfies Record<ClosedDay, string>,
};
export const text = (list: TextList, key: string) => texts[list][key] ?? "";

type RuleText = (values: RuleValues<RuleKey | FigureKey>) => string;

const rules: Record<string, RuleText> = {
  loanFirstExpatriate: ({ figure }) =>
    `المنزل الأول لوافد، حتى ${figure("loanFirstBand")}: القرض بحد أقصى ${figure()}.`,
  loanFirstExpatriateAbove: ({ figure }) =>
    `المنزل الأول لوافد، فوق ${figure("loanFirstBand")}: القرض بحد أقصى ${figure()}.`,
  loanFirstNational: ({ figure }) =>
    `المنزل الأول لمواطن إماراتي، حتى ${figure("loanFirstBand")}: القرض بحد أقصى ${figure()}.`,
  loanFirstNationalAbove: ({ figure }) =>
    `المنزل الأول لمواطن إماراتي، فوق ${figure("loanFirstBand")}: القرض بحد أقصى ${figure()}.`,
  loanFurtherExpatriate: ({ figure }) => `منزل ثانٍ أو استثمار لوافد: القرض بحد أقصى ${figure()}.`,
  loanFurtherNational: ({ figure }) =>
    `منزل ثانٍ أو استثمار لمواطن إماراتي: القرض بحد أقصى ${figure()}.`,
  loanOffPlan: ({ figure }) => `على الخارطة (قيد الإنشاء): القرض بحد أقصى ${figure()}، لكل مشترٍ.`,
  longestTerm: ({ figure }) => `بحد أقصى ${figure()}.`,
  debtBurden: ({ figure }) => `لا يجوز أن تتجاوز المدفوعات للبنوك ${figure()} من دخل الشهر.`,
  incomeExpatriate: ({ figure }) => `لا يجوز أن يتجاوز قرض الوافد ${figure()} دخله في السنة.`,
  incomeNational: ({ figure }) =>
    `لا يجوز أن يتجاوز قرض المواطن الإماراتي ${figure()} دخله في السنة.`,
  ageExpatriate: ({ figure }) => `لا يجوز أن يتجاوز عمر الوافد ${figure()} عند آخر دفعة من القرض.`,
  ageNational: ({ figure }) =>
    `لا يجوز أن يتجاوز عمر المواطن الإماراتي ${figure()} عند آخر دفعة من القرض.`,
  loanAbroad: ({ figure }) =>
    `تقرض البنوك المقيمين خارج الدولة عادةً أقل مما يسمح به المصرف المركزي: نفترض ${figure()} من السعر. اسألوا بنككم، وغيّروا هذه القيمة.`,
  vatOnFirstSale: ({ figure }) =>
    `ضريبة القيمة المضافة على أول بيع للمنزل ${figure()}: فلا يُضاف منها شيء إلى السعر.`,
  cashReported: ({ figure }) =>
    `إذا بلغ المدفوع بالأوراق النقدية ${figure()} أو أكثر، وجب على جانب البائع الإبلاغ عنه.`,
  interimRegister: () =>
    "بيع المنزل قيد الإنشاء لا يُعتد به إلا بعد قيده في السجل العقاري المبدئي، المسمى «عقود»: ومن دون هذا القيد يكون باطلًا.",
  closedDays: () =>
    "على الأيام التي توافق السبت أو الأحد أو عطلة ثابتة التاريخ علامة. أما الأعياد الإسلامية فتتبع رؤية الهلال وتُعلن قبل حلولها بقليل، لذلك لا علامة عليها.",
  feesInLoan: ({ since }) => `منذ ${since} لا يجوز أن تدخل الرسوم في القرض: تدفعونها من مالكم.`,
  saleRegistration: ({ figure }) =>
    `${figure()} من السعر. نصفها على البائع بموجب القانون، أما عمليًا فيدفعها المشتري كلها.`,
  titleDeed: ({ figure }) =>
    `${figure()} لسند الملكية، الذي يجعلكم المالك المسجل، مع رسم المعرفة ${figure("knowledgeFee")} ورسم الابتكار ${figure("innovationFee")}.`,
  trustee: ({ figure }) =>
    `${figure()} مع ${figure("vat")} ضريبة القيمة المضافة، إذا كان السعر ${figure("trusteeBand")} أو أكثر. أمين التسجيل العقاري هو المكتب الذي يسجل البيع.`,
  trusteeBelow: ({ figure }) =>
    `${figure()} مع ${figure("vat")} ضريبة القيمة المضافة، إذا كان السعر أقل من ${figure("trusteeBand")}. أمين التسجيل العقاري هو المكتب الذي يسجل البيع.`,
  offPlanRegistration: ({ figure }) =>
    `${figure()} من السعر. وبها تُقيدون في سجل المنازل قيد الإنشاء، المسمى «عقود».`,
  offPlanTrustee: ({ figure }) =>
    `نحو ${figure()} للمكتب الذي يسجل البيع، ويسمى أمين التسجيل العقاري.`,
  mortgageRegistration: ({ figure }) =>
    `${figure()} من القرض مع ${figure("mortgageRegistrationFixed")}.`,
  defaultNotBegun: ({ figure }) =>
    `إذا لم يبدأ العمل لأسباب خارجة عن إرادة المطور، أو أُلغي المشروع: يُرد إليكم كل ما دفعتموه. وكان نص 2017 يسمح للمطور بالاحتفاظ بنسبة ${figure("notBegunBefore")} منه.`,
  defaultOver80: ({ figure }) =>
    `إذا أُنجز أكثر من ${figure("defaultUpperBand")}: يحق للمطور الاحتفاظ بنسبة تصل إلى ${figure()} من السعر.`,
  default60To80: ({ figure }) =>
    `إذا أُنجز من ${figure("defaultLowerBand")} إلى ${figure("defaultUpperBand")}: يحق للمطور الاحتفاظ بنسبة تصل إلى ${figure()} من السعر.`,
  defaultUnder60: ({ figure }) =>
    `إذا أُنجز أقل من ${figure("defaultLowerBand")}: يحق للمطور الاحتفاظ بنسبة تصل إلى ${figure()} من السعر.`,
  defaultNotice: ({ figure }) => `لديكم مهلة ${figure()} بعد الإشعار بالسداد.`,
  ownTrusteeFee: () =>
    "القيمة التي أدخلتموها لرسوم المكتب الذي يسجل البيع، ويسمى أمين التسجيل العقاري.",
} satisfies Record<DubaiRule | StatementKey, RuleText>;
export const rule = (key: string, values: RuleValues) => rules[key]?.(values) ?? "";

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
import type { TextList } from "#site/words/en/cash-calendar-lines.ts";
import type { RuleValues } from "#site/words/en/cash-calendar-rules.ts";

const texts: Record<TextList, Record<string, string>> = {
  buyer: {
    resident: "امارات میں مقیم غیر ملکی",
    national: "اماراتی شہری",
    abroad: "بیرون ملک مقیم",
  } satisfies Record<DubaiBuyer, string>,
  buyerHelp: {
    abroad:
      "ادائیگی ایسی رقم سے کریں جو قانونی طور پر بیرون ملک ہو؛ اپنے بینک اور ٹیکس مشیر سے پوچھیں۔",
  } satisfies Partial<Record<DubaiBuyer, string>>,
  use: {
    first: "یو اے ای میں پہلا گھر",
    further: "دوسرا گھر یا سرمایہ کاری",
  } satisfies Record<HomeUse, string>,
  kind: {
    registration: "آپ کی خریداری کی رجسٹریشن",
    trustee: "رجسٹریشن دفتر کی فیس",
    titleDeed: "ٹائٹل ڈیڈ (ملکیت کی سند)",
    mortgageRegistration: "مارگیج کی رجسٹریشن",
  } satisfies Record<DubaiKind, string>,
  inputLabel: { openFee: "رجسٹریشن دفتر کی فیس" },
  inputHelp: {
    service: "خالی چھوڑیں تو رہائشی منصوبے کی شرائط کے مطابق۔ سرکاری اشاریہ “ملاک” کا ہے۔",
  },
  payee: {
    developer: "رہائشی منصوبے کا ایسکرو اکاؤنٹ",
    developerBeforeRelease: "رہائشی منصوبے کا ایسکرو اکاؤنٹ، ابھی نہیں کھلا",
    developerOfReadyHome: "ڈویلپر",
    landDepartment: "دبئی لینڈ ڈپارٹمنٹ",
    trustee: "رجسٹریشن ٹرسٹی",
  } satisfies Record<
    DubaiPayee | "developer" | "developerBeforeRelease" | "developerOfReadyHome",
    string
  >,
  source: {
    centralBank:
      "متحدہ عرب امارات کا مرکزی بینک، مارگیج قرضوں کے ضوابط، فیصلہ 31/2/2020، rulebook.centralbank.ae",
    feesInCash: "دی نیشنل",
    landDepartment: "دبئی لینڈ ڈپارٹمنٹ، فروخت کی رجسٹریشن، dubailand.gov.ae",
    offPlanMarket: "مارکیٹ کے ذرائع",
    mortgageFinder: "mortgagefinder.ae",
    defaultLaw:
      "دبئی کا قانون نمبر 19 بابت 2017، جس میں قانون نمبر 19 بابت 2020 کے ذریعے ترمیم ہوئی",
    notBegunLaw: "دبئی کا قانون نمبر 19 بابت 2020، دفعہ 11، گلف نیوز کی وضاحت کے مطابق",
    mortgageRules: "مرکزی بینک کے مارگیج قرضوں کے ضوابط، دی نیشنل اور گلف نیوز کی خبروں کے مطابق",
    banksAbroad: "مارکیٹ کے ذرائع",
    taxAuthority: "فیڈرل ٹیکس اتھارٹی",
    cashLaw: "وفاقی حکم نامہ (ڈیکری لا) نمبر 10 بابت 2025",
    interimRegisterLaw: "دبئی کا قانون نمبر 13 بابت 2008، دفعہ 3",
    holidays: "یو اے ای کابینہ کا فیصلہ نمبر 27 بابت 2024",
  } satisfies Record<SourceKey, string>,
  note: {
    notReleased:
      "یہ گھر ابھی فروخت کے لیے کھلا نہیں: اس کا ایسکرو اکاؤنٹ (امانتی کھاتہ) ابھی نہیں کھلا۔ قیمت، دن اور نیچے کا ہر عدد تخمینی ہے۔ فروخت شروع ہونے سے پہلے کوئی رقم نہ دیں۔",
  } satisfies Record<"notReleased", string>,
  closedDay: {
    saturday: "ہفتے کا دن",
    sunday: "اتوار کا دن",
    newYear: "نئے عیسوی سال کا پہلا دن اور سرکاری تعطیل",
    nationalDay: "امارات کا قومی دن اور سرکاری تعطیل",
  } satisfies Record<ClosedDay, string>,
};
export const text = (list: TextList, key: string) => texts[list][key] ?? "";

type RuleText = (values: RuleValues<RuleKey | FigureKey>) => string;

const rules: Record<string, RuleText> = {
  loanFirstExpatriate: ({ figure }) =>
    `غیر ملکی کا پہلا گھر، ${figure("loanFirstBand")} تک: زیادہ سے زیادہ ${figure()} قرض۔`,
  loanFirstExpatriateAbove: ({ figure }) =>
    `غیر ملکی کا پہلا گھر، ${figure("loanFirstBand")} سے اوپر: زیادہ سے زیادہ ${figure()} قرض۔`,
  loanFirstNational: ({ figure }) =>
    `اماراتی شہری کا پہلا گھر، ${figure("loanFirstBand")} تک: زیادہ سے زیادہ ${figure()} قرض۔`,
  loanFirstNationalAbove: ({ figure }) =>
    `اماراتی شہری کا پہلا گھر، ${figure("loanFirstBand")} سے اوپر: زیادہ سے زیادہ ${figure()} قرض۔`,
  loanFurtherExpatriate: ({ figure }) =>
    `غیر ملکی کا دوسرا گھر یا سرمایہ کاری: زیادہ سے زیادہ ${figure()} قرض۔`,
  loanFurtherNational: ({ figure }) =>
    `اماراتی شہری کا دوسرا گھر یا سرمایہ کاری: زیادہ سے زیادہ ${figure()} قرض۔`,
  loanOffPlan: ({ figure }) =>
    `آف پلان (ابھی زیر تعمیر): ہر خریدار کے لیے زیادہ سے زیادہ ${figure()} قرض۔`,
  longestTerm: ({ figure }) => `زیادہ سے زیادہ ${figure()}۔`,
  debtBurden: ({ figure }) =>
    `بینکوں کو ادائیگیاں مہینے کی آمدنی کا زیادہ سے زیادہ ${figure()} ہو سکتی ہیں۔`,
  incomeExpatriate: ({ figure }) =>
    `غیر ملکی کا قرض سال کی آمدنی کا زیادہ سے زیادہ ${figure()} ہو سکتا ہے۔`,
  incomeNational: ({ figure }) =>
    `اماراتی شہری کا قرض سال کی آمدنی کا زیادہ سے زیادہ ${figure()} ہو سکتا ہے۔`,
  ageExpatriate: ({ figure }) =>
    `قرض کی آخری ادائیگی پر غیر ملکی کی عمر زیادہ سے زیادہ ${figure()} ہو سکتی ہے۔`,
  ageNational: ({ figure }) =>
    `قرض کی آخری ادائیگی پر اماراتی شہری کی عمر زیادہ سے زیادہ ${figure()} ہو سکتی ہے۔`,
  loanAbroad: ({ figure }) =>
    `بیرون ملک مقیم خریداروں کو بینک عموماً اس سے کم قرض دیتے ہیں جتنے کی مرکزی بینک اجازت دیتا ہے: ہم نے قیمت کا ${figure()} فرض کیا ہے۔ اپنے بینک سے پوچھیں اور اسے بدل لیں۔`,
  vatOnFirstSale: ({ figure }) =>
    `گھر کی پہلی فروخت پر وی اے ٹی (ویلیو ایڈڈ ٹیکس) ${figure()} ہے: قیمت میں کچھ شامل نہیں ہوتا۔`,
  cashReported: ({ figure }) =>
    `نقد کرنسی نوٹوں میں ${figure()} یا اس سے زیادہ رقم ہو تو فروخت کنندہ کی طرف سے اس کی اطلاع دینا لازمی ہے۔`,
  interimRegister: () =>
    "زیر تعمیر گھر کی فروخت تبھی معتبر ہے جب وہ عبوری رجسٹر “عقود” میں درج ہو: اندراج کے بغیر وہ کالعدم ہے۔",
  closedDays: () =>
    "جو دن ہفتے، اتوار یا مقررہ تاریخ کی تعطیل پر آئیں، ان پر نشان ہے۔ اسلامی تہوار چاند کے حساب سے ہوتے ہیں اور ان کا اعلان کچھ ہی پہلے ہوتا ہے، اس لیے ان پر نشان نہیں۔",
  feesInLoan: ({ since }) =>
    `${since} سے فیسیں قرض کا حصہ نہیں ہو سکتیں: یہ آپ اپنی رقم سے دیتے ہیں۔`,
  saleRegistration: ({ figure }) =>
    `قیمت کا ${figure()}۔ قانون کے تحت آدھی رقم فروخت کنندہ کے ذمے ہے؛ عملاً پوری رقم خریدار دیتا ہے۔`,
  titleDeed: ({ figure }) =>
    `${figure()} ٹائٹل ڈیڈ کے لیے، جو ریکارڈ میں آپ کو مالک بناتی ہے، ${figure("knowledgeFee")} نالج فیس اور ${figure("innovationFee")} انوویشن فیس۔`,
  trustee: ({ figure }) =>
    `قیمت ${figure("trusteeBand")} یا زیادہ ہو تو ${figure()} اور ${figure("vat")} وی اے ٹی۔ ٹرسٹی وہ دفتر ہے جو فروخت درج کرتا ہے۔`,
  trusteeBelow: ({ figure }) =>
    `قیمت ${figure("trusteeBand")} سے کم ہو تو ${figure()} اور ${figure("vat")} وی اے ٹی۔ ٹرسٹی وہ دفتر ہے جو فروخت درج کرتا ہے۔`,
  offPlanRegistration: ({ figure }) =>
    `قیمت کا ${figure()}۔ اس سے آپ کا نام زیر تعمیر گھروں کے رجسٹر “عقود” میں درج ہوتا ہے۔`,
  offPlanTrustee: ({ figure }) =>
    `تقریباً ${figure()}، اس دفتر کے لیے جو فروخت درج کرتا ہے اور ٹرسٹی کہلاتا ہے۔`,
  mortgageRegistration: ({ figure }) =>
    `قرض کا ${figure()} اور ${figure("mortgageRegistrationFixed")}۔`,
  defaultNotBegun: ({ figure }) =>
    `ڈویلپر کے اختیار سے باہر کی وجوہ سے کام شروع نہ ہوا ہو یا منصوبہ منسوخ ہو جائے: آپ نے جو کچھ ادا کیا، سب واپس ملے گا۔ 2017 کے متن کے تحت ڈویلپر اس کا ${figure("notBegunBefore")} رکھ سکتا تھا۔`,
  defaultOver80: ({ figure }) =>
    `${figure("defaultUpperBand")} سے زیادہ تعمیر: ڈویلپر قیمت کا زیادہ سے زیادہ ${figure()} رکھ سکتا ہے۔`,
  default60To80: ({ figure }) =>
    `${figure("defaultLowerBand")} سے ${figure("defaultUpperBand")} تک تعمیر: ڈویلپر قیمت کا زیادہ سے زیادہ ${figure()} رکھ سکتا ہے۔`,
  defaultUnder60: ({ figure }) =>
    `${figure("defaultLowerBand")} سے کم تعمیر: ڈویلپر قیمت کا زیادہ سے زیادہ ${figure()} رکھ سکتا ہے۔`,
  defaultNotice: ({ figure }) => `ادائیگی کے نوٹس کے بعد آپ کے پاس ${figure()} ہوتے ہیں۔`,
  ownTrusteeFee: () => "فروخت درج کرنے والے دفتر کے لیے، جو ٹرسٹی کہلاتا ہے، آپ کا اپنا عدد۔",
} satisfies Record<DubaiRule | StatementKey, RuleText>;
export const rule = (key: string, values: RuleValues) => rules[key]?.(values) ?? "";

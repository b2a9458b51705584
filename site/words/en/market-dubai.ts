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
    resident: "Resident expatriate",
    national: "UAE national",
    abroad: "Living abroad",
  } satisfies Record<DubaiBuyer, string>,
  buyerHelp: {
    abroad: "Pay from funds that are lawfully abroad; ask your bank and your tax adviser.",
  } satisfies Partial<Record<DubaiBuyer, string>>,
  use: {
    first: "First home in the UAE",
    further: "Second home or investment",
  } satisfies Record<HomeUse, string>,
  kind: {
    registration: "Registration of your purchase",
    trustee: "Registration office’s fee",
    titleDeed: "Title deed",
    mortgageRegistration: "Registration of the mortgage",
  } satisfies Record<DubaiKind, string>,
  inputLabel: { openFee: "Registration office’s fee" },
  inputHelp: {
    service: "Empty: as in the terms of the development. The official index is Mollak’s.",
  },
  payee: {
    developer: "Escrow account of the development",
    developerBeforeRelease: "Escrow account of the development, not open yet",
    developerOfReadyHome: "The developer",
    landDepartment: "Dubai Land Department",
    trustee: "Registration trustee",
  } satisfies Record<
    DubaiPayee | "developer" | "developerBeforeRelease" | "developerOfReadyHome",
    string
  >,
  source: {
    centralBank:
      "Central Bank of the UAE, Regulations regarding Mortgage Loans, Resolution 31/2/2020, rulebook.centralbank.ae",
    feesInCash: "The National",
    landDepartment: "Dubai Land Department, sale registration, dubailand.gov.ae",
    offPlanMarket: "Market sources",
    mortgageFinder: "mortgagefinder.ae",
    defaultLaw: "Dubai Law 19 of 2017, amended by Law 19 of 2020",
    notBegunLaw: "Dubai Law 19 of 2020, article 11, as explained in Gulf News",
    mortgageRules: "Central Bank’s mortgage regulations, as reported by The National and Gulf News",
    banksAbroad: "Market sources",
    taxAuthority: "Federal Tax Authority",
    cashLaw: "Federal Decree-Law 10 of 2025",
    interimRegisterLaw: "Dubai Law 13 of 2008, article 3",
    holidays: "UAE Cabinet Resolution 27 of 2024",
  } satisfies Record<SourceKey, string>,
  note: {
    notReleased:
      "This home is not for sale yet: its escrow account is not open. The price, the days and every figure below are indicative. Pay nothing before the release.",
  } satisfies Record<"notReleased", string>,
  closedDay: {
    saturday: "a Saturday",
    sunday: "a Sunday",
    newYear: "New Year’s Day, a public holiday",
    nationalDay: "National Day, a public holiday",
  } satisfies Record<ClosedDay, string>,
};
export const text = (list: TextList, key: string) => texts[list][key] ?? "";

type RuleText = (values: RuleValues<RuleKey | FigureKey>) => string;

const rules: Record<string, RuleText> = {
  loanFirstExpatriate: ({ figure }) =>
    `First home of an expatriate, up to ${figure("loanFirstBand")}: at most ${figure()} loan.`,
  loanFirstExpatriateAbove: ({ figure }) =>
    `First home of an expatriate, above ${figure("loanFirstBand")}: at most ${figure()} loan.`,
  loanFirstNational: ({ figure }) =>
    `First home of a UAE national, up to ${figure("loanFirstBand")}: at most ${figure()} loan.`,
  loanFirstNationalAbove: ({ figure }) =>
    `First home of a UAE national, above ${figure("loanFirstBand")}: at most ${figure()} loan.`,
  loanFurtherExpatriate: ({ figure }) =>
    `Second home or investment of an expatriate: at most ${figure()} loan.`,
  loanFurtherNational: ({ figure }) =>
    `Second home or investment of a UAE national: at most ${figure()} loan.`,
  loanOffPlan: ({ figure }) =>
    `Off-plan (still being built): at most ${figure()} loan, for every buyer.`,
  longestTerm: ({ figure }) => `At most ${figure()}.`,
  debtBurden: ({ figure }) => `Payments to banks may take at most ${figure()} of a month’s income.`,
  incomeExpatriate: ({ figure }) =>
    `An expatriate’s loan may be at most ${figure()} the income of a year.`,
  incomeNational: ({ figure }) =>
    `A UAE national’s loan may be at most ${figure()} the income of a year.`,
  ageExpatriate: ({ figure }) =>
    `An expatriate may be at most ${figure()} old at the last payment of a loan.`,
  ageNational: ({ figure }) =>
    `A UAE national may be at most ${figure()} old at the last payment of a loan.`,
  loanAbroad: ({ figure }) =>
    `Banks usually lend buyers who live abroad less than the Central Bank allows: we assume ${figure()} of the price. Ask your bank, and change it.`,
  vatOnFirstSale: ({ figure }) =>
    `VAT on the first sale of a home is ${figure()}: none is added to the price.`,
  cashReported: ({ figure }) =>
    `Cash of ${figure()} or more, in banknotes, must be reported by the seller’s side.`,
  interimRegister: () =>
    "The sale of a home that is being built counts only once it is in the interim register, called Oqood: without the entry it is void.",
  closedDays: () =>
    "Days that fall on a Saturday, a Sunday or a holiday with a fixed date are marked. Islamic holidays follow the moon and are announced shortly before, so they are not.",
  feesInLoan: ({ since }) => `Since ${since} fees may not be part of a loan: you pay them in cash.`,
  saleRegistration: ({ figure }) =>
    `${figure()} of the price. By law half is the seller’s; in practice the buyer pays it all.`,
  titleDeed: ({ figure }) =>
    `${figure()} for the deed, which makes you the owner on record, ${figure("knowledgeFee")} knowledge and ${figure("innovationFee")} innovation fee.`,
  trustee: ({ figure }) =>
    `${figure()} and ${figure("vat")} VAT from a price of ${figure("trusteeBand")} on. The trustee is the office that registers the sale.`,
  trusteeBelow: ({ figure }) =>
    `${figure()} and ${figure("vat")} VAT below a price of ${figure("trusteeBand")}. The trustee is the office that registers the sale.`,
  offPlanRegistration: ({ figure }) =>
    `${figure()} of the price. It enters you in the register of homes that are being built, called Oqood.`,
  offPlanTrustee: ({ figure }) =>
    `About ${figure()} for the office that registers the sale, called a trustee.`,
  mortgageRegistration: ({ figure }) =>
    `${figure()} of the loan and ${figure("mortgageRegistrationFixed")}.`,
  defaultNotBegun: ({ figure }) =>
    `Work not begun for reasons beyond the developer, or the project cancelled: all that you paid comes back. The text of 2017 let the developer keep ${figure("notBegunBefore")} of it.`,
  defaultOver80: ({ figure }) =>
    `More than ${figure("defaultUpperBand")} built: the developer may keep up to ${figure()} of the price.`,
  default60To80: ({ figure }) =>
    `From ${figure("defaultLowerBand")} to ${figure("defaultUpperBand")} built: the developer may keep up to ${figure()} of the price.`,
  defaultUnder60: ({ figure }) =>
    `Less than ${figure("defaultLowerBand")} built: the developer may keep up to ${figure()} of the price.`,
  defaultNotice: ({ figure }) => `You have ${figure()} after a notice to pay.`,
  ownTrusteeFee: () => "Your own figure for the office that registers the sale, called a trustee.",
} satisfies Record<DubaiRule | StatementKey, RuleText>;
export const rule = (key: string, values: RuleValues) => rules[key]?.(values) ?? "";

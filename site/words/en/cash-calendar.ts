import { dayOf } from "./homes.ts";

/** "15 Mar" */
export const shortDay = (date: string) => dayOf(date).replace(/^(\d+ ...).*/, "$1");

export const beforeKeys = "Cash before the keys";
export const beforeKeysHelp = (from: string, keys: string) =>
  `All that you pay from ${from} until the day before the keys, ${keys}.`;
export const loanPaysWithKeys =
  "The bank pays its part on the day of the keys, so the loan does not lower this sum.";
export const ratesNote = (currency: string, date: string, source: string) =>
  `${currency} counts. Other currencies are about right, at the rates of ${date}. ${source}.`;
export const indicative = "Indicative.";
export const fromRelease = (day: string) =>
  `The calendar begins with the expected release, ${day}. Its days may still change, so it can be added to your own calendar only after the release.`;
export const lateHandover =
  "If the handover is late, your contract decides what you are owed and when you may end it. Read its completion date, its grace period and what follows after them before you sign.";
export const indicativePayment = (payment: string) => `Indicative: ${payment}`;

export const figures = "In figures";
export const figure = "Figure";
export const keysDay = "Day of the keys";
export const onKeysDay = "On the day of the keys";
export const untilKeys = "Total at handover";
export const feesIncluded = "Fees in it";
export const loan = "Loan";
export const monthlyPayment = "Monthly payment";
export const monthlyPaymentHelp = "To the bank, from a month after the keys on.";
export const forYears = (years: string) => `for ${years}`;
export const ofPrice = (share: string) => `${share} of the price`;
export const interestInAll = "Interest in all";
export const serviceCharge = "Service charge a year";
export const largestMonth = "Most in one month";
export const grossYield = "Gross yield";
export const grossYieldHelp = "A year’s rent over the price.";
export const netYield = "Net yield";
export const netYieldHelp = "Less vacancy and service charge, over the price with all fees.";
export const internalRate = "Return a year (IRR)";
export const internalRateHelp =
  "The yearly rate at which all you pay and all you receive balance, by their real days.";
export const noRate = "None";
export const assumedRent = (rent: string) => `If you let it for ${rent} a year.`;
export const assumedSale = (years: string) => `If you sell it ${years} after the keys.`;
export const assumedRentAndSale = (rent: string, years: string) =>
  `If you let it for ${rent} a year and sell it ${years} after the keys.`;
export const rentSource = (rent: string, source: string, day: string) =>
  `A rent of ${rent} a year: ${source}, ${day}.`;
export const ownRent = "Choose “Let it” to put in your own rent.";
export const ownSale = "Choose a year under “You sell” to put in your own sale.";

export const chartIn = (currency: string) => `Your cash, added up in ${currency}`;
export const chartText = (beforeKeys: string, untilKeys: string, keys: string) =>
  `Your cash rises to ${beforeKeys} before the keys and to ${untilKeys} with them, on ${keys}. The table below has every step.`;
export const minus = (amount: string, isNegative: boolean) => (isNegative ? `−${amount}` : amount);
export const keysMark = (month: string) => `Keys, ${month}`;
export const comparedWith = (handover: string) => `Dashed: ${handover}`;

export const timeline = "The steps of the payment plan";
export const bankMoney = (amount: string) => `${amount} from the bank`;
export const paidSoFar = (share: string) => `${share} of the price paid`;

export const calendar = "What is due when";
export const yearTabs = "Years";
export const goToMonth = "Go to a month";
export const nothingDue = "Nothing is due";
export const chooseMonth = "Choose a month";
export const restOfYear = (year: string) => `${year}, after the keys`;
export const times = (count: number) => `${count} ×`;
export const totalSoFar = (amount: string) => `${amount} so far`;
export const date = "Date";
export const payment = "Payment";
export const ruleAndSource = "Rule and source";
export const amount = "Amount";
export const payee = "Payee";
export const ruleHeading = "Rule";
export const sourceHeading = "Source";
export const amountIn = (currency: string) => `Amount in ${currency}`;
export const received = "Amounts with a minus come to you or are paid by the bank.";
export const allLines = (amount: string, until: string) =>
  `All lines together, until ${until}: ${amount}.`;
export const untilSale = (day: string) => `the sale on ${day}`;
export const untilYear = (years: string, day: string) => `${years} after the keys, ${day}`;
export const noteHeading = "Note";

export const stopPaying = "If you stop paying";
export const stopPayingText = (notice: string) =>
  `${notice} After that the developer may end the contract. How much of the price it may keep depends on how much is built. What you paid beyond that comes back to you.`;
export const stopPayingWeak =
  "Sources differ on these limits. Ask a lawyer before you rely on them.";
export const ifOn = "If you stop after";
export const built = "Built";
export const inCurrency = (currency: string) => `Amounts are in ${currency}.`;
export const paid = "Paid";
export const mayKeep = "Developer may keep";
export const atMost = (share: string) => `at most ${share}`;
export const notBegun = "depends on why work has not begun";
export const refund = "Comes back";

export const goodToKnow = "Good to know";
export const noGrowth =
  "This is an orientation, not an offer or advice. No growth of prices is assumed unless you put one in. Fees and laws change: each source has its date, or says that it is undated.";
export const addToCalendar = "Add to calendar";
export const downloadTable = "Table (CSV)";
export const print = "Print";
export const takeItWithYou = "Take it with you";
export const eventTitle = (payment: string, amount: string, home: string) =>
  `${payment}, ${amount}, ${home}`;
export const yourInputs = "Your figures";
export const printedLink = "This sheet can be made again with:";

import type { LineKind, LineSource, Payee } from "#domain/purchase/line.ts";

const kinds: Record<LineKind, string> = {
  booking: "Booking payment",
  instalment: "Instalment",
  keys: "Payment for the keys",
  afterKeys: "Instalment after the keys",
  registration: "Registration of your purchase",
  trustee: "Registration office’s fee",
  titleDeed: "Title deed",
  agent: "Agent’s commission",
  valuation: "The bank’s valuation",
  mortgageRegistration: "Registration of the mortgage",
  loan: "The bank pays from your loan",
  interest: "Interest before the keys",
  mortgage: "Monthly payment to the bank",
  serviceCharge: "Service charge for a year",
  rent: "Rent you receive",
  sale: "You sell the home",
  saleCost: "Cost of selling",
  loanRepayment: "Rest of the loan paid back",
};
export const lineKind = (kind: LineKind) => kinds[kind];
export const partOf = (kind: string, share: string) => `${kind} of ${share}`;

const payees: Record<Payee, string> = {
  developer: "Escrow account of the development",
  landDepartment: "Dubai Land Department",
  trustee: "Registration trustee",
  agent: "Your agent",
  valuer: "Valuer",
  bank: "Your bank",
  owners: "Owners’ association",
  tenant: "Your tenant",
  nextBuyer: "The next buyer",
};
export const escrowNotOpen = "Escrow account of the development, not open yet";
export const payee = (party: Payee) => payees[party];
export const paidTo = (party: string) => `To: ${party}`;
export const receivedFrom = (party: string) => `From: ${party}`;

/** Sources with a name of their own are in domain/purchase/rules.ts. */
const ownSources: Record<Extract<LineSource, "plan" | "assumption">, (of: string) => string> = {
  plan: (development) => `Terms of ${development}`,
  assumption: () => "An assumption, yours to change",
};
export const ownSource = (source: "plan" | "assumption", development: string) =>
  ownSources[source](development);
export const undatedSource = (source: string) => `${source}, undated`;
export const datedSource = (source: string, date: string) => `${source}, ${date}`;
export const sentence = (text: string) => `${text}.`;
export const sourceOf = (source: string) => `Source: ${source}`;
export const assumption = "Assumption";

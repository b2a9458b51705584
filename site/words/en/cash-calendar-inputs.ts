import type { Financing } from "#domain/purchase/choices.ts";
import type { InputName } from "#domain/purchase/input-fields.ts";

export const formName = "Your purchase";
export const formHelp = "Change anything: the figures follow at once.";

const labels: Record<Exclude<InputName, "service" | "openFee">, string> = {
  buyer: "You are",
  use: "This will be your",
  pay: "You pay by",
  deposit: "Your own share",
  rate: "Interest rate a year",
  term: "Years of the loan",
  income: "Your income a month",
  born: "Your year of birth",
  bankShare: "A bank lends at most",
  booking: "Day of booking",
  agent: "Agent’s commission",
  rent: "Rent a year",
  vacancy: "Weeks a year without a tenant",
  growth: "Growth of the price a year",
  years: "You sell",
  delay: "Handover",
  exit: "Cost of selling",
  valuation: "The bank’s valuation",
};
export const label = (name: keyof typeof labels) => labels[name];

const financings: Record<Financing, string> = { cash: "Cash", mortgage: "Mortgage" };
export const financing = (pay: Financing) => financings[pay];

export const servicePer = (unit: string) => `Service charge per ${unit} a year`;

export const noteOn = (label: string, note: string) => `${label}: ${note}`;

export const live = "Live in it";
export const letOut = "Let it";
export const letOrLive = "You will";
export const keep = "Never: you keep it";
export const sellAfter = (years: string) => `${years} after the keys`;
export const onTime = "On time";
export const late = (months: string) => `${months} late`;

export const percentSign = "%";
export const withLeast = (limit: string, share: string) =>
  `${limit} Your own share is at least ${share}.`;
export const rateHelp = "An assumption. Ask your bank for its rate.";
export const withPrivacy = (limits: string) =>
  `${limits} It is in the link to these figures: anyone with the link can see it.`;
export const bothLimits = (one: string, other: string) => `${one} ${other}`;
export const bookingHelp = "All payments are counted from it.";
export const rentHelp = (source: string, day: string) =>
  `${source}, ${day}. An assumption: put in your own.`;
export const growthHelp = "Nobody knows it. We assume none.";
export const moreAssumptions = "More assumptions";
export const asPlanned = "As in the terms";
export const agentHelp = "None when you buy from us.";
export const weakRule = (rule: string) => `${rule} Sources differ: an assumption.`;
export const ownAssumption = "An assumption.";

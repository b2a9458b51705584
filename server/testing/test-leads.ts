import type { Lead } from "#server/leads/kinds/lead.ts";

const common = {
  id: "3f9a02c1-0000-4000-8000-000000000000",
  receivedAt: new Date("2026-03-10T08:00:00Z"),
  suspicion: null,
  documents: [],
};

type Meeting = Extract<Lead, { kind: "meeting" }>;

export function makeMeetingLead(changes: Partial<Meeting["details"]> = {}): Meeting {
  return {
    ...common,
    kind: "meeting",
    details: {
      name: "Amina Khan",
      email: "amina@example.com",
      phone: "+971 50 123 4567",
      date: "2026-03-12",
      time: "02:30 PM",
      propertyInterest: "Buy a Property",
      message: "Two bedrooms,\nplease.",
      ...changes,
    },
  };
}

type Contact = Extract<Lead, { kind: "contact" }>;

export function makeNewsletterLead(): Contact {
  return {
    ...common,
    kind: "contact",
    details: {
      form: "newsletter",
      name: "",
      email: "amina@example.com",
      phone: "",
      subject: "Newsletter",
      page: "/about",
      pageTitle: "About",
    },
  };
}

export function makeInterestLead(changes: Partial<Contact["details"]> = {}): Contact {
  const details = {
    form: "interest",
    name: "Zara Ahmed",
    email: "zara@example.com",
    phone: "",
    subject: "Register of interest",
    about: "indus-residence-phase-2",
  } as const;
  return { ...common, kind: "contact", details: { ...details, ...changes } };
}

export function makeHomeQuestionLead(): Contact {
  return makeInterestLead({
    form: "home",
    subject: "Question about a home",
    about: "indus-residence.A-304",
    price: "about PKR 93,000,000",
    message: "Is the view open?",
  });
}

type Broker = Extract<Lead, { kind: "broker" }>;

export function makeBrokerLead(changes: Partial<Broker> = {}): Broker {
  return {
    ...common,
    kind: "broker",
    details: {
      registrationType: "individual",
      name: "Sara Malik",
      email: "sara@example.com",
      phone: "+92 300 7654321",
      whatsappNumber: "+92 300 7654321",
      nationality: "Pakistan",
      experience: "7",
    },
    ...changes,
  };
}

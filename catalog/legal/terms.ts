import { company } from "#catalog/company.ts";
import type { LegalText } from "./schema.ts";

export const terms: LegalText = {
  id: "terms",
  title: "Terms of use",
  summary:
    "What this website offers and what it does not promise: information and pictures, the demonstration shop, forms and links.",
  changedOn: "2026-11-16",
  sections: [
    {
      id: "about-these-terms",
      heading: "About these terms",
      paragraphs: [
        `This website is run by ${company.legalName}, called ${company.name} here. These terms apply to the use of the website and to nothing else: whoever buys a home or commissions work from us signs a contract, and then the contract counts.`,
      ],
    },
    {
      id: "information",
      heading: "Information, not an offer",
      paragraphs: [
        "Texts, plans, areas, dates and prices describe what we know or intend at the time of writing. They may change, and nothing on this website is an offer that you could accept by a message or a form.",
        "Pictures of buildings and rooms are illustrations. What you receive is described in the contract, with its drawings and its list of materials.",
        "Articles explain rules as we understand them. They are no legal, tax or financial advice for your own case.",
      ],
    },
    {
      id: "before-you-buy",
      heading: "Before you buy",
      paragraphs: [
        "Look up a project in Dubai with the Dubai Land Department before you pay for anything: its registration, its escrow account and its progress. Under Law No. 8 of 2007 payments for an off-plan home go into the escrow account of its project. We never ask for a payment on this website.",
      ],
    },
    {
      id: "shop",
      heading: "The shop is a demonstration",
      paragraphs: [
        "The furniture shop, its cart and checkout and the account pages show how they would work. Nothing is sold and no payment is taken, and what you type there stays in your browser. Do not enter a real card.",
      ],
    },
    {
      id: "forms",
      heading: "Forms and documents",
      paragraphs: [
        "Send us what is true, what is yours to send, and nothing that harms our systems. A form, a meeting that we confirm and a registration as a broker commit neither side to a purchase or to working together.",
        "We may refuse documents that are too large, damaged or not what their name says. How we handle what you send is described in the privacy policy.",
      ],
    },
    {
      id: "availability",
      heading: "Availability and liability",
      paragraphs: [
        "We run this website with care, but cannot promise that it is always reachable or free of errors. If you find one, tell us.",
        "We answer for damage as the law provides. Nothing in these terms limits what the law does not allow to be limited.",
      ],
    },
    {
      id: "links",
      heading: "Links to others",
      paragraphs: [
        "Some links lead to other services, such as WhatsApp, OpenStreetMap and social networks. They have terms of their own, and we have no influence on their content. You may link to any page of ours.",
      ],
    },
    {
      id: "law",
      heading: "Law and changes",
      paragraphs: [
        "The laws of the United Arab Emirates as applied in the Emirate of Dubai govern these terms, and the courts of Dubai decide. Rights that the law of your own country gives you as a consumer remain.",
        "We may change these terms; the date says when we last did.",
      ],
    },
  ],
};

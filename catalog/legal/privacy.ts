import { company } from "#catalog/company.ts";
import { retentionText } from "#catalog/retention.ts";
import { addressLine } from "#domain/address-line.ts";
import type { LegalText } from "./schema.ts";

/** The build takes it in, so that the page says what this very site does. */
const liveForms = process.env.LIVE_FORMS === "on";

export const privacy: LegalText = {
  id: "privacy",
  title: "Privacy policy",
  summary:
    "What this website asks of you, why, where it goes, how long we keep it, and how you see, correct or erase it.",
  changedOn: "2026-11-16",
  sections: [
    {
      id: "who-is-responsible",
      heading: "Who is responsible",
      paragraphs: [
        `${company.legalName}, ${addressLine(company.address)}, is responsible for the personal data that is sent through this website. For anything on this page write to ${company.email}.`,
        "This page speaks of the website alone. What is needed for a purchase or a contract is agreed with you separately.",
      ],
    },
    {
      id: "what-we-collect",
      heading: "What we collect",
      paragraphs: [
        "We collect what you type into one of the forms below and send, with the time it arrived. A form that looks as if a machine had filled it in is marked as such for the person who reads it; it is not refused for that.",
      ],
      list: [
        "Contact form: your name, e-mail address, phone number, the type of property you are interested in and your message",
        "Meeting request: your name, e-mail address, phone number, the day and time you would like, your interest and your message",
        "Broker registration: details about you or your agency, and the documents you upload, such as a passport, a licence or a CV",
        ...(liveForms
          ? [
              "Forms on project and service pages: your name, e-mail address, phone number, subject, preferred date and message, and the page you wrote from",
              "Newsletter: your e-mail address, and the page on which you signed up",
            ]
          : []),
      ],
    },
    {
      id: "what-we-do-not-collect",
      heading: "What we do not collect",
      paragraphs: [
        liveForms
          ? "The forms on the pages of our team, the shop and the account pages send us nothing."
          : "The forms on project, service and team pages, the newsletter boxes, the shop and the account pages send us nothing.",
        "The chat button sends nothing to us either. It opens WhatsApp with the words you typed, and once you send them there, the terms of WhatsApp apply.",
        "To hold back abuse, our server counts how often an internet address sends a form. The address and its count are deleted after two hours at most. The server's log holds no personal data; a hosting provider in front of it may log internet addresses for a short time.",
      ],
    },
    {
      id: "why",
      heading: "Why we use it",
      paragraphs: [
        `We use your details to answer you, to arrange the meeting you asked for or to consider your registration as a broker${liveForms ? ", and to send you the newsletter if you signed up for it" : ""}. You choose whether to send a form. Sending it is your consent to this use, and you can withdraw it at any time.`,
        "We do not sell your details or give them to advertisers, and no computer takes decisions about you. When we telephone, we keep to the hours and limits that Cabinet Resolutions 56 and 57 of 2024 set for sales calls in the Emirates.",
      ],
    },
    {
      id: "where-it-goes",
      heading: "Where it goes",
      paragraphs: [
        "What you send is stored in a database on our server. Documents are checked and stored beside it, or with a storage service that works for us. Our broker team opens them to check a registration.",
        "Our office gets what you wrote by e-mail. You get a receipt at the address you gave, which does not repeat your message. Where our office uses a customer management system, it is told of each form too; documents stay with us.",
        "The companies that run our server, our mail and that system work for us and on our instructions. Some of them may store data outside the country you live in.",
        "The contact page shows a map by OpenStreetMap. When you scroll to it, your browser asks their server for it, and so they learn your internet address. Nothing else on this website is loaded from another company.",
      ],
    },
    {
      id: "in-your-browser",
      heading: "What stays in your browser",
      paragraphs: [
        "We set no cookies. Some things are kept in your own browser and are not sent to us by being there:",
      ],
      list: [
        "In local storage, until you delete it: the cart, wishlist and comparison of the demonstration shop, and the times at which you sent a form, so that it is not sent too often",
        "In session storage, until you close the tab: what you typed into a form that keeps a draft and have not sent yet; licence numbers and documents are not kept there",
        "In session storage too: the names of the projects whose pages you opened, so that a message can begin with the name of the project",
      ],
    },
    {
      id: "how-long",
      heading: "How long we keep it",
      paragraphs: [
        `${retentionText} You can ask us to erase it sooner.`,
        "Erasing takes the entry, its documents and the mails kept with it out of our server at once. It does not reach mails that were already sent, a customer management system, or backups: from these we remove your details separately, or they expire.",
      ],
    },
    {
      id: "your-rights",
      heading: "Your rights",
      paragraphs: [
        "Federal Decree-Law No. 45 of 2021 on the Protection of Personal Data gives you rights in the United Arab Emirates. If you write to us from Pakistan or from anywhere else, we treat your request in the same way, and the rights that the law of your own country gives you remain. You may:",
      ],
      list: [
        "See what we hold about you, and get a copy in a form that other systems can read",
        "Have it corrected",
        "Have it erased",
        "Withdraw your consent, or ask us to stop or restrict a use",
        "Complain to the UAE Data Office if you are not content with our answer",
      ],
    },
    {
      id: "how-to-ask",
      heading: "How to ask",
      paragraphs: [
        `Write to ${company.email} from the address you used in the form. If you have the reference from your receipt, such as C-3F9A02C1, name it. It costs you nothing.`,
      ],
    },
    {
      id: "changes",
      heading: "Changes to this page",
      paragraphs: [
        "When the website changes what it does with personal data, this page changes with it. The date says when that was last the case.",
      ],
    },
  ],
};

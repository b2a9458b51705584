import { randomUUID } from "node:crypto";
import { company } from "#catalog/company.ts";
import { groupedCode } from "#domain/desk/codes.ts";
import type { Account } from "#domain/desk/account.ts";
import { DESK_PATH } from "#domain/desk/urls.ts";
import { isolate } from "#domain/bidi-controls.ts";
import { type Letter, renderHtml, renderText } from "#server/delivery/mail/layout.ts";
import type { Mail } from "#server/delivery/mail/mail.ts";
import { CODE_MINUTES } from "#domain/desk/sign-in.ts";

type Person = Pick<Account, "name" | "email">;

export function codeMail(person: Person, code: string, device: string, now: Date): Mail {
  return compose(person, now, {
    eyebrow: "The desk",
    heading: "Your sign-in code",
    paragraphs: ["Enter this code on the page where you asked for it."],
    highlight: {
      line: groupedCode(code),
      under: `Valid once, for ${CODE_MINUTES} minutes`,
    },
    facts: [
      ["Account", person.email],
      ["Asked for from", device],
    ],
    actions: [],
    closing: [
      "You did not ask for it? Then somebody typed your address: do not pass the code on to anybody.",
    ],
  });
}

export function invitationMail(person: Person, deskOrigin: string, now: Date): Mail {
  return compose(person, now, {
    eyebrow: "The desk",
    heading: `You are invited to the desk of ${company.name}`,
    paragraphs: [
      `Dear ${isolate(person.name)},`,
      "The desk is where we answer the people who write to us. To sign in, enter this address there: " +
        "you get a code by mail. There are no passwords.",
    ],
    facts: [["Account", person.email]],
    actions: [{ label: "Open the desk", href: deskOrigin + DESK_PATH }],
    closing: [],
  });
}

function compose({ name, email }: Person, date: Date, letter: Letter): Mail {
  return {
    id: randomUUID(),
    date,
    to: { name, address: email },
    subject: letter.heading,
    text: renderText(letter, company),
    html: renderHtml(letter, company),
    automatic: true,
  };
}

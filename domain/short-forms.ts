import * as z from "zod/mini";
import {
  emailField,
  nameField,
  optionalEmail,
  optionalLine,
  optionalPhone,
  requiredMessage,
} from "./contact-details.ts";
import { parseHomeSubject } from "./homes/home-subject.ts";
import type { ShortForm } from "./lead-forms.ts";
import { FAILURE_TEXTS } from "./lead-texts.ts";
import type { Office } from "./office.ts";
import type { OptionLists } from "./option-lists.ts";

/** The schemas of the short forms. Each sends a contact lead that names its form, which is also its origin. */

const REACH_TEXT = "Please enter your email or your phone number";

type Rules = { lists: OptionLists; office: Office };

/** What the visitor fills in. */
export type ShortFormValues = {
  name: string;
  email?: string | undefined;
  phone?: string | undefined;
  subject?: string | undefined;
  message?: string | undefined;
};

const name = nameField("Please enter your name");

const EMAIL_TEXT = "Please enter a valid email";

function reachFields(office: Office) {
  return {
    name,
    email: optionalEmail(EMAIL_TEXT),
    phone: optionalPhone("Please enter a valid phone number", office),
    message: requiredMessage("Please enter your message"),
  };
}

/** One of both is enough. The check also runs beside the errors of other fields. */
const isReachable = z.refine<ShortFormValues>(({ email, phone }) => Boolean(email || phone), {
  error: REACH_TEXT,
  path: ["email"],
  when: () => true,
});

function otherSubject({ otherSubjects }: OptionLists) {
  return z.enum(otherSubjects, "Please choose a subject");
}

/** The fields of each form, which its lead has too. */
const formFields = {
  interest: () => ({ name, email: emailField(EMAIL_TEXT) }),
  home: ({ office }: Rules) => reachFields(office),
  other: ({ lists, office }: Rules) => ({ ...reachFields(office), subject: otherSubject(lists) }),
};

export const shortFormSchemas: Record<
  ShortForm,
  (rules: Rules) => z.ZodMiniType<ShortFormValues, ShortFormValues>
> = {
  interest: () => z.object(formFields.interest()),
  home: (rules) => z.object(formFields.home(rules)).check(isReachable),
  other: (rules) => z.object(formFields.other(rules)).check(isReachable),
};

function aboutField(isFitting: (subject: { home: string | null }) => boolean) {
  return z.string(FAILURE_TEXTS.validation).check(
    z.refine((text) => {
      const subject = parseHomeSubject(text);
      return subject !== null && isFitting(subject);
    }, FAILURE_TEXTS.validation),
  );
}

const INTEREST_SUBJECT = "Register of interest";
const HOME_SUBJECT = "Question about a home";

/** What is sent: the fields of the form, its name, and what it is about. */
export const shortLeadSchemas = {
  interest: () =>
    z.pipe(
      z.object({
        form: z.literal("interest"),
        ...formFields.interest(),
        about: aboutField(() => true),
      }),
      z.transform((lead) => ({ ...lead, phone: "", subject: INTEREST_SUBJECT })),
    ),
  home: (rules: Rules) =>
    z.pipe(
      z
        .object({
          form: z.literal("home"),
          ...formFields.home(rules),
          about: aboutField(({ home }) => home !== null),
          /** As the page showed it, maybe in another currency. */
          price: optionalLine,
        })
        .check(isReachable),
      z.transform((lead) => ({ ...withReach(lead), subject: HOME_SUBJECT })),
    ),
  other: (rules: Rules) =>
    z.pipe(
      z.object({ form: z.literal("other"), ...formFields.other(rules) }).check(isReachable),
      z.transform(withReach),
    ),
};

function withReach<Lead extends Pick<ShortFormValues, "email" | "phone">>(lead: Lead) {
  return { ...lead, email: lead.email ?? "", phone: lead.phone ?? "" };
}

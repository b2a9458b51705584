/** Forms whose contact leads name them; the contact form and the forms of pages have no name. The desk imports this
 * file, so it has no schemas. */

export const NEWSLETTER_FORM = "newsletter";

/** Forms beside the specification's contact form: the register of interest, a question about a home, and messages
 * of others than buyers. */
export const SHORT_FORMS = ["interest", "home", "other"] as const;

export type ShortForm = (typeof SHORT_FORMS)[number];

export const NAMED_FORMS = [NEWSLETTER_FORM, ...SHORT_FORMS] as const;

export type NamedForm = (typeof NAMED_FORMS)[number];

export type TemplateFacts = {
  /** The first name, where one was given. */
  name: string;
  about: string | null;
  reference: string;
  from: string;
  company: string;
};

type Template = {
  label: string;
  subject: (facts: TemplateFacts) => string;
  text: (facts: TemplateFacts) => string;
};

const greeting = ({ name }: TemplateFacts) => (name ? `Dear ${name},` : "Good day,");
const closing = ({ from, company }: TemplateFacts) => `Kind regards\n${from}\n${company}`;
const topic = ({ about }: TemplateFacts) => about ?? "your enquiry";

const letter = (body: (facts: TemplateFacts) => string) => (facts: TemplateFacts) =>
  [greeting(facts), body(facts), closing(facts)].join("\n\n");

export const templates: Record<string, Template> = {
  first: {
    label: "First answer",
    subject: (facts) => `${topic(facts)}: thank you (${facts.reference})`,
    text: letter(
      (facts) =>
        `Thank you for writing to us about ${topic(facts)}. I look after your enquiry from now on.\n\nWhen would it suit you to talk for ten minutes? I am happy to call, write or meet, as you prefer.`,
    ),
  },
  viewing: {
    label: "Propose a viewing",
    subject: (facts) => `A visit to ${topic(facts)} (${facts.reference})`,
    text: letter(
      (facts) =>
        `I would be glad to show you ${topic(facts)}. Would one of these times suit you?\n\n- \n- \n\nThe visit takes about 45 minutes.`,
    ),
  },
  details: {
    label: "Send details",
    subject: (facts) => `Details of ${topic(facts)} (${facts.reference})`,
    text: letter(
      (facts) =>
        `As promised, here are the details of ${topic(facts)}:\n\n- \n\nPlease ask about anything that is not clear.`,
    ),
  },
  reminder: {
    label: "Ask again",
    subject: (facts) => `${topic(facts)}: may I help further? (${facts.reference})`,
    text: letter(
      (facts) =>
        `I wrote to you about ${topic(facts)} and have not heard from you since. Are you still interested? A short word is enough, also if your plans have changed.`,
    ),
  },
};

export const whatsappText = (facts: TemplateFacts) =>
  `${greeting(facts)} this is ${facts.from} of ${facts.company}. You wrote to us about ${topic(facts)}. When may I call you?`;

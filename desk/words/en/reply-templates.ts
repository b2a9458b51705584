export type TemplateFacts = {
  /** Empty where none was given. */
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
/** " about Warsan Tower", or nothing. */
const aboutIt = ({ about }: TemplateFacts) => (about ? ` about ${about}` : "");

const letter = (body: (facts: TemplateFacts) => string) => (facts: TemplateFacts) =>
  [greeting(facts), body(facts), closing(facts)].join("\n\n");

export const templates: Record<string, Template> = {
  first: {
    label: "First reply",
    subject: ({ about, reference }) => `${about ?? "Your enquiry"}: thank you (${reference})`,
    text: letter(
      (facts) =>
        `Thank you for writing to us${aboutIt(facts)}. I look after your enquiry from now on.\n\nWhen would it suit you to talk for ten minutes? I am happy to call, write or meet, as you prefer.`,
    ),
  },
  viewing: {
    label: "Propose a viewing",
    subject: ({ about, reference }) => `A visit to ${about ?? "our homes"} (${reference})`,
    text: letter(
      ({ about }) =>
        `I would be glad to show you ${about ?? "our homes"}. Would one of these times suit you?\n\n- \n- \n\nThe visit takes about 45 minutes.`,
    ),
  },
  details: {
    label: "Send details",
    subject: ({ about, reference }) =>
      `${about ? `Details of ${about}` : "The details you asked for"} (${reference})`,
    text: letter(
      ({ about }) =>
        `As promised, here are the details${about ? ` of ${about}` : ""}:\n\n- \n\nPlease ask about anything that is not clear.`,
    ),
  },
  reminder: {
    label: "Ask again",
    subject: ({ about, reference }) =>
      `${about ?? "Your enquiry"}: may I help further? (${reference})`,
    text: letter(
      (facts) =>
        `I wrote to you${aboutIt(facts)} and have not heard from you since. Are you still interested? A short word is enough, also if your plans have changed.`,
    ),
  },
  broker: {
    label: "Reply to a broker",
    subject: ({ reference }) => `Your registration with us (${reference})`,
    text: letter(
      () =>
        "Thank you for registering as a broker. I am checking your documents and will write to you as soon as you can work with us.\n\nWhich of our projects are your clients interested in?",
    ),
  },
};

export const whatsappText = (facts: TemplateFacts) =>
  `${greeting(facts)} this is ${facts.from} of ${facts.company}. You wrote to us${aboutIt(facts)}. When may I call you?`;

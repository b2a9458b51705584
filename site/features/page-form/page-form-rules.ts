/** [3.004] What the form keeps of what was typed. */
export type PageFormValues = {
  name: string;
  email: string;
  subject: string;
  events: string;
  notes: string;
};

export const emptyForm: PageFormValues = {
  name: "",
  email: "",
  subject: "",
  events: "",
  notes: "",
};

/** [3.004] After the placeholder 'Services', which cannot be chosen. */
export const subjects = ["Furniture", "Complete Interior", "Exterior Design"] as const;

// [5.017]
const messages = {
  name: "Please enter your name",
  email: "Please enter your email",
  subject: "Please enter your subject",
  notes: "Please enter your note",
};

export type PageFormErrors = Partial<Record<keyof typeof messages, string>>;

/** [5.016] Only emptiness is checked; in the order of the fields. */
export function findErrors(values: PageFormValues): PageFormErrors {
  const missing = Object.entries(messages).filter(
    ([field]) => values[field as keyof PageFormValues] === "",
  );
  return Object.fromEntries(missing);
}

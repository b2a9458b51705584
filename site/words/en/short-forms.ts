export const otherTitle = "Press, careers, something else";
const formNames = {
  interest: "Register your interest",
  home: "Ask about this home",
  other: otherTitle,
};
export const formName = (form: keyof typeof formNames) => formNames[form];
export const otherHeading = "Write to us";
export const otherText =
  "Say what it is about and how to reach you. The right person in our office will answer.";
export const interestText = (development: string) =>
  `${development} is not on sale yet. Leave your name and e-mail address, and we will write to you on the day of the release.`;
export const homeText = (home: string, price: string | null) =>
  `${price === null ? home : `${home}, ${price}`}. The home goes with your question; no meeting is needed.`;
export const oneIsEnough = "E-mail or phone: one of the two is enough.";
export const putOnList = "Register your interest";
export const onTheList = "You are on the list. We will write to you on the day of the release.";
export const withReference = (text: string, reference: string | null) =>
  reference === null ? text : `${text} Your reference is ${reference}.`;

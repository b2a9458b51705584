export const title = "Protect your account";
export const stepOf = (step: number, steps: number) => `Step ${step} of ${steps}`;
export const headings = {
  first: "Add a passkey",
  codes: "Keep your recovery codes",
  second: "Add a second passkey",
};
export const texts = {
  first:
    "A passkey is your fingerprint, face or device code. From then on nobody gets in by reading your mail.",
  codes:
    "If you lose this device, a recovery code lets you in. Each of the ten works once. They are shown once; you can make new ones later, under your name.",
  second:
    "On another device or a security key, so that a lost phone does not lock you out: choose it in the window that your browser opens. You can also add it later.",
};
export const firstBesidesMail =
  "A passkey is your fingerprint, face or device code. At your company a code by mail opens your account too, which is weaker.";
export const addPasskey = "Add a passkey";
export const adding = "Waiting for your device";
export const notAdded = "The passkey was not added. Try again, or do it later.";
export const later = "Later";

export const reminders = {
  none: "Your account has no passkey. Anybody who reads your mail can sign in.",
  codes: "You have few recovery codes left, or none. They let you in when your device is lost.",
  second: "You have one passkey. Add a second one, on another device, before you lose the first.",
};
export const toAccount = "Your account";
export const notNow = "Not now";
export const reminder = "Reminder";

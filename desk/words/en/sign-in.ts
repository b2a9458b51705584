export const title = "Sign in";
export const intro = "The desk is for the people of our office.";
export const withPasskey = "Sign in with a passkey";
export const passkeyBusy = "Waiting for your device";
export const passkeyFailed = "The passkey was not used. Try again, or ask for a code by mail.";
export const or = "or with a code by mail";
export const email = "E-mail";
export const sendCode = "Send me a code";
export const sendingCode = "Sending";
export const codeTitle = "Enter the code";
export const codeText = (email: string) =>
  `If ${email} has an account, a code of six digits is on its way there. It counts for ten minutes.`;
export const code = "Code";
export const checkCode = "Sign in";
export const checking = "Checking";
export const wrongCode = "This code is wrong, used or too old. Try again, or ask for a new one.";
export const tooManyTries = "Too many tries. Wait a little, then ask for a new code.";
export const otherAddress = "Use another address";
export const newCode = "Send a new code";
export const codeSent = "A new code is on its way.";

export const offerTitle = "Sign in faster next time.";
export const offerText = "Add a passkey: your fingerprint, face or device code instead of a mail.";
export const addPasskey = "Add a passkey";
export const notNow = "Not now";
export const passkeyNotAdded = "The passkey was not added. You can try again at any time.";
export const device = (system: string | undefined) => (system ? `My ${system}` : "My device");

export const title = "Sign in";
export const intro = "The desk is for the people of our office.";
export const sessionEnded = "You were signed out. What you typed is kept in this tab.";
export const withPasskey = "Sign in with a passkey";
export const passkeyBusy = "Waiting for your device";
export const passkeyFailed = "The passkey was not used. Try again, or use a recovery code.";
export const or = "or with a code by mail";
export const email = "E-mail";
export const sendCode = "Send me a code";
export const sendingCode = "Sending";
export const hasCode = "I have a recovery code";
export const codeTitle = "Enter the code";
export const codeSentTo = (email: string) =>
  `If ${email} has an account, a mail is on its way there. Its code is valid for ten minutes, in this browser. If the mail has no code, sign in with your passkey or a recovery code.`;
export const codeOf = (email: string) =>
  `Type one of the recovery codes of ${email}. A code that was made on the server works here too.`;
export const eightDigits = "Eight digits";
export const longCode = "Letters and digits, such as K7QM-2XPD-9HTR-4WVN";
export const code = "Code";
export const checkCode = "Sign in";
export const checking = "Checking";
export const wrongCode = "This code is wrong, used or too old. Try again, or ask for a new one.";
export const wrongLongCode = "This code is wrong, used or too old. Check it, or take another one.";
export const shortMailedCode = "A code by mail has eight digits.";
export const shortLongCode =
  "Something is missing or too much: a recovery code has 16 letters and digits, a code of the server 12.";
export const tooManyTries = "Too many tries. Wait a little, then ask for a new code.";
export const otherWays = "Other ways to sign in";
export const newCode = "Send a new code";
export const codeSent = "A new code is on its way.";

export const passkeyNotAdded = "The passkey was not added. You can try again at any time.";
export const passkeyHereAlready =
  "Your account has a passkey of this device already. Choose another device or a security key.";
export const device = (system: string | undefined) => (system ? `My ${system}` : "My device");

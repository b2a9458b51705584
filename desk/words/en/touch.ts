export const title = "Confirm that it is you";
export const text =
  "This step needs your passkey or a recovery code, so that nobody else takes it in your name. Then it is done, and for five minutes you are not asked again.";
export const textWithoutPasskey =
  "Your account has no passkey yet, so this step needs a code by mail: nobody else takes it in your name. Then it is done, and for five minutes you are not asked again.";
export const withPasskey = "Use your passkey";
export const passkeyBusy = "Waiting for your device";
export const passkeyFailed = "The passkey was not used. Try again, or type a recovery code.";
export const sendCode = "Send me a code";
export const sendAgain = "Send a new code";
export const codeSent = "A mail with a code is on its way. It is valid for ten minutes.";
export const code = "Code";
export const codeHelp = "The eight digits of the mail, or a recovery code";
export const recoveryCode = "Recovery code";
export const recoveryHelp = "One of the ten codes that you kept; each works once";
export const wrongCode = "This code is wrong, used or too old.";
export const shortRecoveryCode = "A recovery code has 16 letters and digits.";
export const shortCode = "A code by mail has eight digits, a recovery code 16 letters and digits.";
export const notConfirmed = "Nothing was done. Confirm that it is you to go on.";
export const confirm = "Confirm";

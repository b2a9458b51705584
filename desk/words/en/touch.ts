export const title = "Confirm that it is you";
export const text =
  "What you are about to do cannot be taken back. What you typed is kept and sent afterwards.";
export const textWithoutPasskey =
  "What you are about to do cannot be taken back. Your account has no passkey yet, so we mail you a code.";
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
export const confirm = "Confirm";

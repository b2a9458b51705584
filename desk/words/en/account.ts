export const title = "Your account";
export const present = "I am present: leads may be given to me in turn";
export const passkeys = "Passkeys";
export const noPasskeys = "None yet. A passkey is your fingerprint, face or device code.";
export const addPasskey = "Add a passkey";
export const removePasskey = (name: string) => `Remove the passkey ${name}`;
export const remove = "Remove";
export const removeTitle = (name: string) => `Remove ${name}?`;
export const noPasskeysHere =
  "This browser has no passkeys. Open the desk in another browser or on a phone to add one.";
export const removeText = "You can no longer sign in with it. A passkey can be added again.";
export const removeLastText =
  "It is your last one: from then on anybody who reads your mail can sign in. Add another one first.";
export const mailIsWeaker =
  "At your company a code by mail opens every account (DESK_MAIL_CODES=always). This is weaker than passkeys alone: a person who reads your mail can sign in as you.";
export const passkeyRemoved = (name: string) => `${name} removed`;
export const added = (time: string) => `added ${time}`;
export const lastUsed = (time: string) => `last used ${time}`;
export const neverUsed = "never used";
export const sessions = "Where you are signed in";
export const sessionsText =
  "You get a mail when your account is used in a new browser. Sign out what you do not know.";
export const sessionTimes = (since: string, lastUsed: string) =>
  `signed in ${since} · last used ${lastUsed}`;
export const current = "this browser";
export const endSession = (device: string) => `Sign out ${device}`;
export const end = "Sign out";
export const endOthers = "Sign out everywhere else";
export const signOut = "Sign out";

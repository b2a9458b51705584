export const title = "People";
export const columns = { name: "Name", role: "Role", present: "Present", account: "Account" };
export const isPresent = (name: string) => `${name} is present`;
export const roleOf = (name: string) => `Role of ${name}`;
export const active = "Active";
export const disable = (name: string) => `Disable ${name}`;
export const enable = (name: string) => `Enable ${name}`;
export const disableShort = "Disable";
export const enableShort = "Enable";
export const seeLeads = "See their leads, to reassign them";
export const you = "you";
export const invite = "Invite somebody";
export const inviteText = "They sign in at this address with a code by mail, then add a passkey.";
export const name = "Name";
export const email = "E-mail";
export const role = "Role";
export const send = "Invite";
export const invited = (name: string) =>
  `${name} is invited, and a mail is on its way. If it does not arrive, tell them the address of the desk: they can sign in now. Tick “Present” when leads may be given to them in turn.`;
export const presentHelp = "“Next in turn” gives leads to agents who are present.";
export const disableTitle = (name: string) => `Disable ${name}?`;
export const disableText =
  "They are signed out everywhere and get no more leads and mails. Their leads stay theirs until you reassign them.";
export const disabled = (name: string) => `${name} is disabled`;
export const enabled = (name: string) => `${name} can sign in again`;
export const inviteAgain = (name: string) => `Invite ${name} again`;
export const inviteAgainShort = "Invite again";
export const inviteAgainTitle = (name: string) => `Invite ${name} again?`;
export const inviteAgainText =
  "For somebody who lost their devices and recovery codes. Their passkeys and codes stop working, they are signed out everywhere, and a mail lets them start again. Call them first: make sure that it is they who ask.";
export const invitedAgain = (name: string) => `${name} is invited again, and a mail is on its way`;

export const title = "Recovery codes";
export const text =
  "Ten codes that sign you in when your device is lost. Each works once. Keep them where only you can read them, not on that device.";
export const left = (count: number) =>
  count === 0 ? "You have none." : count === 1 ? "1 is left." : `${count} are left.`;
export const make = "Make recovery codes";
export const makeNew = "Make new ones";
export const makeNewText = "When you make new ones, these stop working.";
export const making = "Making codes";
export const shownOnce = "These codes are shown once. Keep them now.";
export const copy = "Copy";
export const copied = "Copied";
export const notCopied = "The browser did not copy them. Download or print them instead.";
export const download = "Download";
export const print = "Print";
export const kept = "I have kept these codes";
export const keepFirst = "Keep the codes first, then tick this box.";
export const done = "Done";
export const fileName = "desk-recovery-codes.txt";
export const fileTitle = (company: string, email: string) =>
  `Recovery codes for the desk of ${company}, account ${email}`;
export const fileNote = "Each code works once. New codes void these.";

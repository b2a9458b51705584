export const open = "Erase this lead…";
export const title = (name: string) => `Erase the data of ${name}?`;
export const whatGoes = "This is erased for good:";
export const parts = [
  "the lead, and every lead that was merged into it",
  "documents that were sent with them",
  "mails to and from this person that the server keeps",
  "notes, calls and the whole timeline",
];
export const whatStays =
  "Nothing brings it back. The audit keeps only that you erased it and when, without name or address. Mails that were delivered stay in the mailboxes they went to.";
export const othersStay = (references: string) =>
  `Other leads of the same person stay, erase them one by one: ${references}.`;
export const reference = (given: string) => `Type ${given} to confirm`;
export const erase = "Erase for good";
export const erasing = "Erasing";
export const done = (reference: string, leads: number) =>
  leads > 1
    ? `${reference} and the leads merged into it were erased (${leads} in all).`
    : `${reference} was erased.`;

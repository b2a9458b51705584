export const back = "Back to the list";
export const reference = "Reference";
export const receivedOn = (time: string) => `Received ${time}`;
export const alsoHere = (names: string) => `${names} also has this lead open`;
export const alsoHereMany = (names: string) => `${names} also have this lead open`;
export const notFoundTitle = "This lead is not here";
export const notFoundText = "It was erased, or it belongs to somebody else.";
export const mergedTitle = "This lead was merged into another one.";
export const mergedLink = "Open the other lead";

export const sent = "What was sent";
export const sentIn = (reference: string) => `What was sent in ${reference}`;
export const reveal = "Show";
export const revealField = (label: string) => `Show: ${label}`;
export const revealNote = "Masked. The audit records who looks.";
export const nothingSent = "Nothing besides name and address.";
export const documents = "Documents";
export const documentsOf = (reference: string) => `Documents of ${reference}`;
export const show = "Show";
export const download = "Download";
export const downloadOf = (name: string) => `Download ${name}`;
export const showOf = (name: string) => `Show ${name}`;
export const scanned = "Scanned, no virus found";
export const notScanned = "Not scanned for viruses";
export const scanUnknown = "Not known whether it was scanned";

export const timeline = "Timeline";
export const readMail = "Read the mail";
export const note = "Note";
export const notePlaceholder = "What was said, what was agreed";
export const addNote = "Add note";
export const adding = "Adding";

export const work = "Work";
export const stage = "Stage";
export const lostBecause = (reason: string) => `Lost: ${reason}`;
export const lostTitle = "Why was it lost?";
export const lostText = "The reason helps to see what to do better.";
export const owner = "Owner";
export const assign = "Assign";
export const take = "Take this lead";

export const nextStep = "Next step";
export const when = (timeZone: string) => `When (${timeZone})`;
export const what = "What";
export const whatPlaceholder = "Call back about the payment plan";
export const saveStep = "Save next step";
export const stepDone = "Done, remove it";
export const noStep = "No next step yet";
export const quickSteps = { hour: "In an hour", tomorrow: "Tomorrow 10:00", week: "In a week" };

export const contact = "Contact";
export const email = "E-mail";
export const phone = "Phone";
export const noEmail = "No e-mail address given";
export const noPhone = "No phone number given";
export const reply = "Reply by mail";
export const whatsapp = "WhatsApp";
export const call = "Call";
export const dialAnyway = "Call anyway";
export const logPhoneCall = "Log a call";
export const phoneCallNote = "Note about the call";
export const phoneCallBegan = "When it began";
export const phoneCallBeganHelp = "Without a time: now.";
export const phoneCallBeganMissing = (from: string, until: string, timeZone: string) =>
  `Enter when the call began, between ${from} and ${until} ${timeZone}.`;
export const phoneCallsSoFar = (today: number, week: number) =>
  `Calls: ${today} today, ${week} this week`;
export const notLoggedYet = "Not logged yet.";
export const phoneAnyway = "Log the call anyway";
export const stop = "Mark as do not call";
export const allowAgain = "Allow calls again";
export const askFirst = "Do not call before you know";
export const askFirstText =
  "A colleague noted it on another lead of this person. Confirm it, and nobody calls about this lead either. Say that it does not hold only if you know.";
export const askFirstManagerText =
  "A colleague noted it on another lead of this person. Confirm it, and nobody calls this person. Allow calls again only if you know that it does not hold.";
export const confirmStop = "Confirm: do not call";
export const dismissStop = "It does not hold";
export const notedBy = (name: string, time: string) => `Noted by ${name}, ${time}`;
export const notedOn = (time: string) => `Noted ${time}`;
export const onlyManagerAllows = "Only a manager can allow calls again.";

export const replyTitle = (name: string) => `Reply to ${name}`;
export const template = "Template";
export const chooseTemplate = "Choose a template";
export const subject = "Subject";
export const message = "Message";
export const sendMail = "Send mail";
export const sendingMail = "Sending";
export const draftKept = "Kept as a draft in this tab until it is sent.";

export const samePerson = "Other enquiries of this person";
export const samePersonHelp = "Leads with the same phone number or e-mail address.";
export const merge = "Merge into this one";
export const mergeTitle = (reference: string) => `Merge ${reference} into this lead?`;
export const mergeText =
  "What was sent there and what happened is then shown here. This lead keeps its stage and owner; the other one leaves the lists. This cannot be undone.";
export const mergeNow = "Merge";

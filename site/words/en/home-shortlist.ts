export const shortlist = "Shortlist";
export const savedCount = (count: number) => `Shortlist (${count})`;
export const compare = "Compare homes";
export const compareIntro = "Up to three homes side by side. Rows that differ are marked.";
export const savedHomes = "On your shortlist";
export const remove = (home: string) => `Remove ${home} from the comparison`;
export const forget = (home: string) => `Remove ${home} from the shortlist`;
export const saveAll = "Keep these on my shortlist";
export const onlyThree = "Three homes are compared. Remove one to add another.";
export const nothing = "Nothing to compare yet";
export const nothingText =
  "Mark homes in the list below. They stay in this browser; nobody else sees them.";
export const home = "Home";
export const pricePerArea = (unit: string) => `Price per ${unit}`;
export const balcony = "Balcony";
export const noBalcony = "None";
export const sunNone = "No morning sun, and sun after 15:00";
export const differs = "differs";
export const share = "Share this comparison";
export const linkCopied = "Link copied";
export const copyByHand = "Copy this address: ";
export const close = "Close the comparison";
export const keptHere = "The shortlist is kept in this browser only.";
export const unknownHomes = (homes: string[]) =>
  homes.length === 1
    ? `The link names ${homes[0]}, which does not exist. We left it out.`
    : `The link names homes that do not exist: ${homes.join(", ")}. We left them out.`;
export const tooMany = "The link names more than three homes. We show the first three.";
export const missingHomes = (homes: string[]) =>
  homes.length === 1
    ? `${homes[0]} is on your shortlist, but no longer on our list.`
    : `These homes are on your shortlist, but no longer on our list: ${homes.join(", ")}.`;
export const forgetMissing = "Remove from the shortlist";

export const title = "This lead has changed";
export const text = (name: string) =>
  `Somebody else changed ${name} while you were working. Your change has not been saved yet.`;
export const whatChanged = "What changed";
export const keepMine = "Make my change anyway";
export const keepTheirs = "Leave it as it is now";
export const stage = (before: string, now: string) => `Stage: ${now}, before it was ${before}`;
export const owner = (before: string, now: string) => `Owner: ${now}, before it was ${before}`;
export const nextStep = (now: string) => `Next step: ${now}`;
export const noNextStep = "Next step removed";
export const somethingElse = "Something else in this lead";

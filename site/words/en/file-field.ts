export const removeFile = (name: string) => `Remove ${name}`;
export const chooseAFile = "Choose a file";
export const orDropIt = " or drop it here";
export const megabytes = (value: string) => `${value} MB`;
export const kilobytes = (value: number) => `${value} KB`;
export const documentRequired = (label: string) => `${label} is required`;
export const refusedAndKept = (problem: string, selected: string) =>
  `${problem}. ${selected} is still selected.`;
export const refused = (problem: string) => `${problem}. It was not added.`;

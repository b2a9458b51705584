export const title = (count: number) => (count === 1 ? "Assign the lead" : `Assign ${count} leads`);
export const me = (name: string) => `${name} (you)`;
export const next = "Next in turn";
export const nextHelp = "The agent who is present and whose turn it is";
export const nobody = "Nobody";
export const away = "away";

export const title = "Board";
export const intro = "Drag a card to its stage, or move it with [ and ].";
export const empty = "No leads";
export const more = "Show more";
export const move = (name: string) => `Move ${name} to`;
export const inStage = (age: string) => `${age} in this stage`;

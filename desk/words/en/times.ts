export const locale = "en-GB";
export const justNow = "now";
export const minutes = (count: number) => `${count} min`;
export const hours = (count: number) => `${count} h`;
export const days = (count: number) => `${count} d`;
export const weeks = (count: number) => `${count} wk`;
export const noTime = "–";
export const today = (time: string) => `Today ${time}`;
export const tomorrow = (time: string) => `Tomorrow ${time}`;

/** The colours of the office map and the contact sheet. */
export const paper = "#F7F3EC";
export const ink = "#10211F";
export const brass = "#A9803F";
export const brightBrass = "#C9A15A";
export const sand = "#DCC6A0";

export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const share = Math.min(1, Math.max(0, amount));
  return hex(
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  );
}

function channels(color: string): [number, number, number] {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function hex(red: number, green: number, blue: number): string {
  const value = (Math.round(red) << 16) | (Math.round(green) << 8) | Math.round(blue);
  return `#${value.toString(16).padStart(6, "0")}`;
}

/** The house colours; every other tone in the studio is mixed from these. */
export const paper = "#F7F3EC";
export const ink = "#10211F";
export const brass = "#A9803F";
export const brightBrass = "#C9A15A";
export const sea = "#1F4B4A";
export const sand = "#DCC6A0";
export const clay = "#A9623F";
export const leaf = "#4C6B55";

export const hourNames = [
  "dawn",
  "morning",
  "noon",
  "afternoon",
  "golden",
  "sunset",
  "dusk",
  "night",
] as const;
export type HourName = (typeof hourNames)[number];

/** What the light of one hour does to every surface. */
export type Hour = {
  name: HourName;
  sky: readonly [top: string, middle: string, low: string];
  disc: string;
  /** Where distant things fade to. */
  haze: string;
  light: string;
  shadow: string;
  glass: string;
  glow: string;
  /** Share of windows with a lamp on. */
  lamps: number;
  /** Overall dimming of matter, 0 by day to 1 at night. */
  dark: number;
  water: readonly [far: string, near: string];
};

const hours: Record<HourName, Omit<Hour, "name">> = {
  dawn: {
    sky: ["#86A7A2", "#CFCDB9", "#F5DFBF"],
    disc: "#FBEBCD",
    haze: "#E9D9BF",
    light: "#FFF0D6",
    shadow: "#4A6664",
    glass: "#8FB0AB",
    glow: "#FBE3AE",
    lamps: 0.12,
    dark: 0.12,
    water: ["#D9CDB4", "#5F8985"],
  },
  morning: {
    sky: ["#8FB7B2", "#C6D9D1", "#F3EEE1"],
    disc: "#FFFBF1",
    haze: "#E3E8DE",
    light: "#FFF9EC",
    shadow: "#4F7572",
    glass: "#7FA9A5",
    glow: "#FBEFCB",
    lamps: 0,
    dark: 0,
    water: ["#BFD5CE", "#3F7C79"],
  },
  noon: {
    sky: ["#5D9794", "#9CC2BA", "#E4EADC"],
    disc: "#FDF8EA",
    haze: "#D6E2D8",
    light: "#FFFDF6",
    shadow: "#3F6B6A",
    glass: "#6A9D9A",
    glow: "#FBEFCB",
    lamps: 0,
    dark: 0,
    water: ["#9CC3BC", "#286A69"],
  },
  afternoon: {
    sky: ["#B9C7B4", "#E3D9BE", "#F6EBD3"],
    disc: "#FFF7E3",
    haze: "#EBDFC6",
    light: "#FFF3D9",
    shadow: "#4F665F",
    glass: "#739A91",
    glow: "#FBE7B8",
    lamps: 0,
    dark: 0.03,
    water: ["#DFD8BE", "#558380"],
  },
  golden: {
    sky: ["#D3A766", "#E8C88F", "#F8E6C3"],
    disc: "#FFF4D8",
    haze: "#EFD5A6",
    light: "#FFE9BE",
    shadow: "#4B4D45",
    glass: "#71857A",
    glow: "#FFEDBB",
    lamps: 0.08,
    dark: 0.1,
    water: ["#EBD09C", "#6F7F6B"],
  },
  sunset: {
    sky: ["#3F6866", "#C08E5C", "#EFC188"],
    disc: "#F9DDA6",
    haze: "#D9A874",
    light: "#FFD49A",
    shadow: "#2F4644",
    glass: "#5D6C62",
    glow: "#FFE3A4",
    lamps: 0.25,
    dark: 0.3,
    water: ["#D7A771", "#274F4E"],
  },
  dusk: {
    sky: ["#12302F", "#35605D", "#CDA46D"],
    disc: "#E9C583",
    haze: "#9C8B63",
    light: "#C9B083",
    shadow: "#17302F",
    glass: "#3E625E",
    glow: "#FFD98F",
    lamps: 0.42,
    dark: 0.52,
    water: ["#8F8B6C", "#14393A"],
  },
  night: {
    sky: ["#0B1A1B", "#143433", "#33605C"],
    disc: "#F3EAD6",
    haze: "#2B524F",
    light: "#8FA59B",
    shadow: "#0C1D1D",
    glass: "#1D4140",
    glow: "#FFD58A",
    lamps: 0.5,
    dark: 0.66,
    water: ["#2E5653", "#0B2324"],
  },
};

export function hourOf(name: HourName): Hour {
  return { name, ...hours[name] };
}

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

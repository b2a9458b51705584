import { expect, test } from "vitest";
import { findSheet } from "./sheets.ts";

/** How far a label or an anchor may be from the place that it names. */
const TOLERANCE_METRES = 300;

/** Latitude and longitude in degrees, minutes and seconds, as published about each place and not taken from the sheets. */
const known: Record<string, Record<string, [latitude: string, longitude: string]>> = {
  peshawar: {
    "Bala Hisar": ["34 00 50", "71 34 03"],
    "Qissa Khwani": ["34 00 31", "71 34 20"],
    "Islamia College": ["34 00 11", "71 28 57"],
    "University of Peshawar": ["34 00 29", "71 29 12"],
    "Mahabat Khan Mosque": ["34 00 40", "71 34 27"],
    "Gor Khatri": ["34 00 31", "71 35 03"],
    "Jamrud Fort": ["34 00 11", "71 22 43"],
    "Bacha Khan Airport": ["33 59 38", "71 30 53"],
  },
  islamabad: {
    "Faisal Mosque": ["33 43 47", "73 02 14"],
    "Daman-e-Koh": ["33 44 21", "73 03 28"],
    "Fatima Jinnah Park": ["33 42 06", "73 01 22"],
    Shakarparian: ["33 41 20", "73 04 27"],
    "Zero Point": ["33 41 34", "73 03 55"],
    "Supreme Court": ["33 43 41", "73 05 55"],
    "Quaid-i-Azam University": ["33 44 50", "73 08 19"],
    "COMSATS University": ["33 39 06", "73 09 24"],
    "Bahria University": ["33 42 57", "73 01 42"],
    "Rawalpindi station": ["33 36 06", "73 02 54"],
    "Islamabad International Airport": ["33 32 57", "72 49 34"],
  },
  lahore: {
    "Walled City": ["31 34 59", "74 19 04"],
    "Badshahi Mosque": ["31 35 17", "74 18 36"],
    "Lahore Fort": ["31 35 17", "74 18 54"],
    "Minar-e-Pakistan": ["31 35 33", "74 18 34"],
    "Shalimar Gardens": ["31 35 09", "74 22 55"],
    "Jahangir's Tomb": ["31 37 21", "74 18 10"],
    "Lawrence Gardens": ["31 33 10", "74 19 46"],
    "Jallo Park": ["31 34 21", "74 28 37"],
    "Gaddafi Stadium": ["31 30 48", "74 20 00"],
    Wagah: ["31 36 17", "74 34 22"],
    "Lahore Junction": ["31 34 37", "74 20 12"],
    LUMS: ["31 28 12", "74 24 32"],
    "Forman Christian College": ["31 31 19", "74 20 05"],
    "UET Lahore": ["31 34 46", "74 21 23"],
    "Government College University": ["31 34 23", "74 18 29"],
    "Allama Iqbal Airport": ["31 31 17", "74 24 12"],
  },
  dubai: {
    "Burj Khalifa": ["25 11 50", "55 16 27"],
    "Burj Al Arab": ["25 08 28", "55 11 07"],
    "Museum of the Future": ["25 13 09", "55 16 55"],
    "Dubai Frame": ["25 14 08", "55 18 01"],
    Atlantis: ["25 07 50", "55 07 01"],
    Bluewaters: ["25 04 46", "55 07 14"],
    "Expo City": ["24 57 38", "55 08 59"],
    "Global Village": ["25 04 05", "55 18 19"],
    "Dubai Airport": ["25 15 10", "55 21 52"],
    "Al Maktoum Airport": ["24 53 47", "55 09 41"],
    "Mall of the Emirates": ["25 07 17", "55 12 02"],
    BurJuman: ["25 15 17", "55 18 15"],
    Union: ["25 15 59", "55 18 50"],
    "Ibn Battuta": ["25 02 41", "55 07 04"],
    "Expo 2020": ["24 57 51", "55 09 00"],
    "La Mer": ["25 13 43", "55 15 24"],
    "Kite Beach": ["25 09 49", "55 12 24"],
  },
};

for (const [key, places] of Object.entries(known)) {
  test(`the well-known places of ${key} are where they are in the world`, () => {
    const sheet = findSheet(key)!;
    const off = Object.entries(places).flatMap(([name, [latitude, longitude]]) => {
      const found = sheet.places.filter((place) => place.name.en === name);
      if (found.length === 0) return [`${name} is missing`];
      const metres = Math.min(
        ...found.map(({ at: [east, north] }) =>
          metresBetween([degrees(latitude), degrees(longitude)], [north, east]),
        ),
      );
      return metres > TOLERANCE_METRES ? [`${name} is ${Math.round(metres)} m off`] : [];
    });
    expect(off).toEqual([]);
  });
}

function degrees(text: string): number {
  const [whole = 0, minutes = 0, seconds = 0] = text.split(" ").map(Number);
  return whole + minutes / 60 + seconds / 3600;
}

/** On a plane, which is exact enough for a few kilometres. */
function metresBetween(one: [number, number], other: [number, number]): number {
  const metresPerDegree = 111_200;
  const north = (other[0] - one[0]) * metresPerDegree;
  const east = (other[1] - one[1]) * metresPerDegree * Math.cos((one[0] * Math.PI) / 180);
  return Math.hypot(north, east);
}

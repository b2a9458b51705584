import { expect, test } from "vitest";
import { distance } from "./en/map.ts";

const to = (kind: string, km: number) => distance({ kind, name: "", km });

test("distances are exact to a tenth of a kilometre, and from ten kilometres to a whole one", () => {
  expect([to("metro", 1.27), to("airport", 12.6)]).toEqual(["1.3 km", "13 km"]);
});

test("the grounds of a school are large: its distance is to half a kilometre", () => {
  const said = [0.1, 1.2, 1.3, 14.2].map((km) => to("school", km));
  expect(said).toEqual(["about 0.5 km", "about 1 km", "about 1.5 km", "14 km"]);
});

import type { Project } from "#content/projects/schema.ts";
import { archive, library } from "./buildings/archive.ts";
import { bazaar } from "./buildings/bazaar.ts";
import { busCanopy } from "./buildings/bus-canopy.ts";
import { civicHall, municipalCentre } from "./buildings/civic-hall.ts";
import type { Drawer } from "./buildings/context.ts";
import { controlRoom } from "./buildings/control-room.ts";
import { coolingPlant } from "./buildings/cooling-plant.ts";
import { courtyard } from "./buildings/courtyard.ts";
import { cricketGround } from "./buildings/cricket.ts";
import { dataHall } from "./buildings/data-hall.ts";
import { busDepot } from "./buildings/depot.ts";
import { fireStation } from "./buildings/fire-station.ts";
import { footbridge } from "./buildings/footbridge.ts";
import { gatehouse } from "./buildings/gatehouse.ts";
import { haveli } from "./buildings/haveli.ts";
import { hillside } from "./buildings/hillside.ts";
import { clinic, hospital } from "./buildings/hospital.ts";
import { hotel } from "./buildings/hotel.ts";
import { campus, laboratory } from "./buildings/laboratory.ts";
import { mall } from "./buildings/mall.ts";
import { marina } from "./buildings/marina.ts";
import { midrise } from "./buildings/midrise.ts";
import { mixedBlock } from "./buildings/mixed-block.ts";
import { mosqueCourt } from "./buildings/mosque.ts";
import { canalOffices, chambers } from "./buildings/office.ts";
import { overpass } from "./buildings/overpass.ts";
import { park } from "./buildings/park.ts";
import { gold, ivory, render, stone, teal } from "./buildings/parts.ts";
import { pavilion } from "./buildings/pavilion.ts";
import { school } from "./buildings/school.ts";
import { metroStation } from "./buildings/station.ts";
import { substation } from "./buildings/substation.ts";
import { brickTerraces, townhouses } from "./buildings/terraces.ts";
import { tower } from "./buildings/tower.ts";
import { villas } from "./buildings/villas.ts";
import { warehouse } from "./buildings/warehouse.ts";
import { workshops } from "./buildings/workshops.ts";
import { airPicture, detailPicture, heroPicture, tilePicture } from "./compose/project.ts";
import type { ProjectSubject } from "./compose/prepare.ts";
import { paintRoom, type Interior } from "./interiors/paint-room.ts";
import type { Water } from "./compose/block-plan.ts";
import { controlDesks } from "./interiors/control-desks.ts";
import { dataAisle } from "./interiors/data-aisle.ts";
import { plantRoom } from "./interiors/plant-room.ts";
import type { HourName } from "./palette.ts";
import type { Setting } from "./scenery/site.ts";

/** How a project is drawn; city and status come from its content entry. */
export type ProjectDrawing = {
  draw: Drawer;
  setting: Setting;
  hour: HourName;
  tileHour: HourName;
  /** A standpoint of its own, for what a street view does not suit. */
  gaze?: { yaw: number; eyeHeight: number };
  water?: Water;
  /** Grounds that bring their own planting and people. */
  planted?: true;
};

function drawing(
  draw: Drawer,
  setting: Setting,
  hour: HourName,
  tileHour: HourName,
): ProjectDrawing {
  return { draw, setting, hour, tileHour };
}

export const projectDrawings: Record<string, ProjectDrawing> = {
  "indus-residence-phase-2": drawing(
    (context) => midrise({ floors: 9, wing: 30, length: 78, color: ivory, accent: teal }, context),
    "desert",
    "golden",
    "morning",
  ),
  "indus-residence": drawing(
    (context) => midrise({ floors: 7, wing: 26, length: 70, color: render, accent: gold }, context),
    "desert",
    "afternoon",
    "golden",
  ),
  "warsan-tower": drawing(
    (context) =>
      tower(
        {
          floors: 32,
          width: 32,
          depth: 26,
          color: render,
          accent: gold,
          skin: "balconies",
          podium: 2,
        },
        context,
      ),
    "urban",
    "dusk",
    "sunset",
  ),
  "canal-court-offices": drawing(canalOffices, "water", "morning", "dusk"),
  "chinar-villas": drawing(villas, "garden", "afternoon", "dawn"),
  "canal-bank-station": drawing(metroStation, "garden", "sunset", "golden"),
  "quayside-house": drawing((context) => hotel(17, context), "water", "dusk", "golden"),
  "hayatabad-civic-hall": drawing(civicHall, "garden", "golden", "noon"),
  "delhi-gate-haveli": drawing(haveli, "urban", "afternoon", "dusk"),
  "barsha-lane-school": drawing(school, "garden", "noon", "morning"),
  "blue-area-chambers": drawing(chambers, "urban", "morning", "afternoon"),
  "courtyard-nine": drawing(courtyard, "garden", "golden", "dusk"),
  "al-quoz-cooling-plant": drawing(coolingPlant, "urban", "dawn", "noon"),
  "university-road-hospital": drawing(hospital, "garden", "morning", "sunset"),
  "main-boulevard-arcade": drawing(mall, "urban", "dusk", "sunset"),
  "f-7-mosque-court": drawing(mosqueCourt, "hills", "dawn", "night"),
  "jaddaf-footbridge": {
    ...drawing(footbridge, "water", "sunset", "dawn"),
    gaze: { yaw: 0.3, eyeHeight: 7 },
    water: { banks: [-66, 66] },
  },
  "doaba-park": {
    ...drawing(park, "hills", "afternoon", "morning"),
    gaze: { yaw: 0.16, eyeHeight: 9 },
    planted: true,
  },
  "oasis-data-hall": drawing(dataHall, "desert", "night", "dusk"),
  "saddar-control-room": drawing(controlRoom, "urban", "dusk", "night"),
  "phase-six-cricket-ground": {
    ...drawing(cricketGround, "hills", "golden", "dusk"),
    gaze: { yaw: -0.36, eyeHeight: 14 },
  },
  "jebel-ali-fire-refit": drawing(warehouse, "desert", "noon", "afternoon"),
  "mina-boat-basin": {
    ...drawing(marina, "water", "dawn", "golden"),
    gaze: { yaw: -0.42, eyeHeight: 9 },
    water: { shore: -2 },
  },
  "i-9-solar-workshops": drawing(workshops, "garden", "noon", "morning"),
  "gulberg-day-clinic": drawing(clinic, "garden", "morning", "dawn"),
  "hayatabad-grid-annexe": drawing(substation, "hills", "sunset", "golden"),
  "d-12-terraces": drawing(brickTerraces, "garden", "dawn", "afternoon"),
  "deira-bus-canopy": drawing(busCanopy, "urban", "afternoon", "noon"),
  "records-house": drawing(archive, "hills", "dusk", "morning"),
  "knowledge-park-lab": drawing(laboratory, "urban", "noon", "dusk"),
  "model-town-library": drawing(library, "garden", "golden", "dusk"),
  "jumeirah-gatehouses": drawing(gatehouse, "garden", "dusk", "golden"),
  "ring-road-overpass": drawing(overpass, "hills", "dawn", "sunset"),
  "cantonment-fire-station": drawing(fireStation, "garden", "morning", "dusk"),
  "bay-tower-retrofit": drawing(
    (context) =>
      tower(
        {
          floors: 26,
          width: 36,
          depth: 28,
          color: "#D9D2C0",
          accent: "#CDBB93",
          skin: "curtain",
          podium: 2,
        },
        context,
      ),
    "water",
    "afternoon",
    "night",
  ),
  "al-warqa-municipal-centre": drawing(municipalCentre, "garden", "sunset", "noon"),
  "margalla-field-centre": drawing(pavilion, "hills", "morning", "sunset"),
  "qissa-khwani-arcade": drawing(bazaar, "urban", "dusk", "afternoon"),
  "thokar-software-campus": drawing(campus, "garden", "afternoon", "night"),
  "airport-link-depot": drawing(busDepot, "hills", "noon", "golden"),
  "jaddaf-quarter": drawing(mixedBlock, "water", "golden", "sunset"),
  "furjan-gardens": drawing(townhouses, "garden", "morning", "afternoon"),
  "boulevard-27": drawing(
    (context) =>
      tower(
        {
          floors: 27,
          width: 30,
          depth: 30,
          color: stone,
          accent: teal,
          skin: "ribbons",
          podium: 3,
        },
        context,
      ),
    "urban",
    "sunset",
    "dawn",
  ),
  "bani-gala-ridge": drawing(hillside, "hills", "dawn", "golden"),
};

/** Projects whose heart is a room: their first gallery picture is taken inside. */
const insides: Record<string, Interior> = {
  "oasis-data-hall": dataAisle,
  "saddar-control-room": controlDesks,
  "al-quoz-cooling-plant": plantRoom,
};

export function projectSubject({
  key,
  location,
  status,
}: Pick<Project, "key" | "location" | "status">): ProjectSubject {
  const found = projectDrawings[key];
  if (!found) throw new Error(`No drawing for project ${key}`);
  return { key, city: location.city, status, drawing: found };
}

type View = (width: number, height: number) => string;

export function projectViews(
  subject: ProjectSubject,
): Record<"hero" | "tile" | "gallery1" | "gallery2", View> {
  const inside = insides[subject.key];
  return {
    hero: (width, height) => heroPicture(subject, width, height),
    tile: (width, height) => tilePicture(subject, width, height),
    gallery1: (width, height) =>
      inside ? paintRoom(inside, width, height) : detailPicture(subject, width, height),
    gallery2: (width, height) => airPicture(subject, width, height),
  };
}

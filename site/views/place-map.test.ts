import { expect, test } from "vitest";
import { allDevelopments } from "#catalog/developments/developments.ts";
import { allProjects, findProject, upcomingProjects } from "#catalog/projects/projects.ts";
import { sheetOfCity } from "#catalog/map/sheets.ts";
import { developmentMap, projectMap } from "./place-map.ts";

const everyProject = [...allProjects(), ...upcomingProjects()];

const karachi = { place: "Clifton", city: "Karachi", country: "Pakistan" };
const clifton = { latitude: 24.8138, longitude: 67.03 };

test("every project is well inside the part of its city's map that a frame of any shape shows", () => {
  for (const project of everyProject) {
    const { crop } = projectMap(project);
    if (!crop) throw new Error(`${project.title} is on no map`);
    const { sheet, view, pin } = crop;
    // A square shows least of the width, a wide frame least of the height.
    const shown = Math.min(sheet.width / (16 / 9), sheet.height) / view.zoom;
    expect(Math.abs(pin.x - view.x), project.title).toBeLessThan(shown * 0.4);
    expect(Math.abs(pin.y - view.y), project.title).toBeLessThan(shown * 0.4);
    const half = { width: sheet.width / view.zoom / 2, height: sheet.height / view.zoom / 2 };
    expect(view.x - half.width, project.title).toBeGreaterThanOrEqual(0);
    expect(view.x + half.width, project.title).toBeLessThanOrEqual(sheet.width);
    expect(view.y - half.height, project.title).toBeGreaterThanOrEqual(0);
    expect(view.y + half.height, project.title).toBeLessThanOrEqual(sheet.height);
  }
});

test("every project of a city with a map knows its nearest airport", () => {
  for (const project of everyProject) {
    if (!sheetOfCity(project.location.city)) continue;
    const airport = projectMap(project).anchors.find(({ kind }) => kind === "airport");
    expect(airport?.km, project.title).toBeGreaterThan(0);
    expect(airport?.km, project.title).toBeLessThan(60);
  }
});

test("a development has the map of its project", () => {
  for (const development of allDevelopments()) {
    const project = findProject(development.project.id);
    expect(developmentMap(development)).toEqual(project && projectMap(project));
  }
});

test("a city without a map is shown on the overview, without distances", () => {
  const project = { ...everyProject[0]!, location: karachi, coordinates: clifton };
  expect(projectMap(project)).toMatchObject({
    place: "Clifton, Karachi",
    crop: { sheet: { key: "overview" } },
    anchors: [],
  });
});

test("a place outside every map has no drawing", () => {
  const project = { ...everyProject[0]!, coordinates: { latitude: 51.5, longitude: 0 } };
  expect(projectMap(project)).toMatchObject({ crop: null, anchors: [] });
});

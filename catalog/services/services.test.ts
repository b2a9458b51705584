import { expect, test } from "vitest";
import { requirePicture } from "#catalog/pictures/pictures.ts";
import { capabilities, serviceApproach, workProcess } from "./fixed-sections.ts";
import { serviceIcons } from "./schema.ts";
import { allServices, findService, firstServices, servicesBetween } from "./services.ts";

const titles = allServices().map((service) => service.title);

function kindsBetween(from: number, to: number) {
  return new Set(servicesBetween(from, to).map((service) => service.kind));
}

test("[3.026] the nine philosophies come first, to the letter", () => {
  expect(titles.slice(0, 9)).toEqual([
    "Function-First Design",
    "Smart-Ready Technology",
    "Community-Focused",
    "Context-Aware Architecture",
    "Quality Over Quantity",
    "Sustainable Development",
    "Turnkey Delivery",
    "Engineering Excellence",
    "Architectural Innovation",
  ]);
  expect(kindsBetween(1, 9)).toEqual(new Set(["philosophy"]));
});

test("[3.027] the three services follow, to the letter", () => {
  expect(titles.slice(9, 12)).toEqual([
    "Infrastructure Development",
    "Project Management",
    "Investment Solutions",
  ]);
  expect(kindsBetween(10, 12)).toEqual(new Set(["service"]));
});

test("[3.025] every service has three paragraphs, a year, a picture and an icon", () => {
  const services = allServices();
  for (const { key, paragraphs, sinceLabel } of services) {
    expect(paragraphs).toHaveLength(3);
    expect(sinceLabel).toMatch(/^Since \d{4}$/);
    expect(requirePicture(`services/${key}`).src).toContain(key);
  }
  expect(new Set(services.map(({ icon }) => icon))).toEqual(new Set(serviceIcons));
});

test("[3.025] no two services share a key, a title or a summary", () => {
  for (const field of ["key", "title", "summary"] as const) {
    expect(new Set(allServices().map((service) => service[field])).size).toBe(allServices().length);
  }
});

test("[2.052] the lists show services 1 to 6, 7 to 10 and 11 to 14", () => {
  const ids = [firstServices(6), servicesBetween(7, 10), servicesBetween(11, 14)].map((services) =>
    services.map((service) => service.id),
  );
  expect(ids).toEqual([
    ["1", "2", "3", "4", "5", "6"],
    ["7", "8", "9", "10"],
    ["11", "12", "13", "14"],
  ]);
});

test("[2.054] a service is found by its id, [3.045] an unknown one is not", () => {
  expect(findService("11")?.title).toBe("Project Management");
  for (const unknown of ["0", "99999", "", "01"]) expect(findService(unknown)).toBeNull();
});

test("[9.013] related services are the first three", () => {
  expect(firstServices(3).map((service) => service.id)).toEqual(["1", "2", "3"]);
});

test("[2.057] every service page has capabilities, an approach and a work process", () => {
  expect(capabilities.heading).toBe("Our Capabilities");
  expect(capabilities.points.length).toBeGreaterThanOrEqual(4);
  expect(serviceApproach.heading).toBe("Our approach");
  expect(serviceApproach.paragraphs.length).toBeGreaterThan(0);
  expect(workProcess.heading).toBe("Our Work Process");
  expect([4, 5]).toContain(workProcess.steps.length);
});

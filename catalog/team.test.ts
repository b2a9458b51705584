import { expect, test } from "vitest";
import { findPicture } from "./pictures/pictures.ts";
import { allTeamMembers, findTeamMember, teamAlt, teamExperience, teamStatistics } from "./team.ts";

test("[3.028] [2.053] four people, each with a name, a title and a text of their own", () => {
  const team = allTeamMembers();
  expect(team.map((member) => member.id)).toEqual(["1", "2", "3", "4"]);
  for (const field of ["key", "name", "title", "summary", "email", "phone"] as const) {
    expect(new Set(team.map((member) => member[field])).size).toBe(4);
  }
});

test("[3.028] the invented people have no photographs, so each is shown with a monogram", () => {
  for (const { key } of allTeamMembers()) {
    expect(findPicture(`team/${key}`)).toBeNull();
    expect(teamAlt[`team/${key}`]).toBeUndefined();
  }
});

test("[2.065] the contact details are placeholders that nobody can own", () => {
  for (const { phone, fax, email, address } of allTeamMembers()) {
    expect(phone).toMatch(/^\+971 4 [01]\d\d \d{4}$/);
    expect(fax).toMatch(/^\+971 4 [01]\d\d \d{4}$/);
    expect(email).toMatch(/\.example\.com$/);
    expect(address).toContain("Dubai");
  }
});

test("[9.019] [2.066] the statistics and the experience are the same for everyone", () => {
  expect(teamStatistics.map(({ figure, label }) => `${figure} ${label.toLowerCase()}`)).toEqual([
    "99% satisfied",
    "210+ clients",
    "431 projects",
    "95% success",
  ]);
  expect(teamExperience).toBe("12 years");
});

test("[2.067] everyone has an education and languages", () => {
  for (const { education, languages } of allTeamMembers()) {
    expect(education.length).toBeGreaterThan(0);
    expect(languages.length).toBeGreaterThan(1);
  }
});

test("[2.006] a person is found by id, [3.045] an unknown one is not", () => {
  expect(findTeamMember("2")?.title).toBe("Chief Architect");
  for (const unknown of ["0", "99999", ""]) expect(findTeamMember(unknown)).toBeNull();
});

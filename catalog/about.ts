import { company } from "./company.ts";

/** [9.016] What the about block and the about page say. */
export const about = {
  eyebrow: `About ${company.name}`,
  heading: "Building Excellence Since 2010",
  lead: "A family that has built in Pakistan for three generations, and a company with over a decade of experience under its present name, now at work in Dubai.",
  paragraphs: [
    `The firm began in Lahore in 1953 with a brickyard, two carts and a contract for a school wall. It went on to build houses, halls, stations and plant rooms in Lahore, Islamabad and Peshawar. In 2010 the family brought architects, engineers and builders together in one company, ${company.name}, and took its habits to the Emirates.`,
    "We are developer and contractor at once. The people who sell you a home answer to the people who build it, and both sit on the same floor. Buyers' money stays in the project's escrow account, and we invest our own money in every project too.",
  ],
  points: [
    "Design, engineering and construction under one roof",
    "Full-size samples of every repeated detail",
    "Monthly progress letters to every buyer",
    "A second inspection after the first summer",
  ],
  linkLabel: "View Our Projects",
  link: "/project",
  storyLabel: "Watch Our Story",
};

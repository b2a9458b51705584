import type { Service } from "./schema.ts";

/** What a client can order: three titles of [3.027] and two of our own. */
export const orderedServices: Service[] = [
  {
    id: "10",
    key: "infrastructure-development",
    title: "Infrastructure Development",
    kind: "service",
    summary:
      "Roads, bridges, substations, drainage and stations, built in phases around the people who are already using the ground.",
    paragraphs: [
      "Infrastructure is built in places that are busy already. Our first question is therefore never what it will look like but what must keep running meanwhile: a market, a channel, a bus route, a power line. The construction sequence is drawn before the bridge is.",
      "We take on roads and utilities for communities, footbridges and overpasses, substations, pumping stations, depots and transit stops, from survey through authority approval to handover. Heavy parts are made off site wherever a road can carry them, and placed in short closures announced in advance.",
      "Maintenance decides the details. Bearings can be reached, lamps can be changed from a walkway, every chamber has a number that matches the drawing. Owners receive a ten-year plan of inspections with its yearly cost.",
    ],
    icon: "bridge",
    sinceLabel: "Since 1968",
  },
  {
    id: "11",
    key: "project-management",
    title: "Project Management",
    kind: "service",
    summary:
      "Programme, cost and quality run from one open list, with bad news delivered in the week it happens.",
    paragraphs: [
      "Managing a project is largely a matter of telling the truth early. We keep one list of decisions, one programme and one cost report, and the client sees the working copies instead of a version made for meetings.",
      "Each Thursday the site manager, the cost engineer and the designer update them together. Anything that moves the end date by more than a day is reported to you before the weekend, with its cause and two ways to recover. Payments are certified against work measured on site, never against a percentage.",
      "You may appoint us for our own buildings or for someone else's. In the second case we work on a fee, accept no commission from suppliers, and put that into the contract.",
    ],
    icon: "gantt",
    sinceLabel: "Since 1987",
  },
  {
    id: "12",
    key: "investment-solutions",
    title: "Investment Solutions",
    kind: "service",
    summary:
      "For buyers who mean to let or resell: net yield on paper, payment plans tied to progress, and letting after handover.",
    paragraphs: [
      "An investor needs three numbers: what goes in, what comes out each year, and what could go wrong. We provide all three per unit, with service charge, empty weeks, management and furnishing already taken off, and we mark which figures are known and which are assumed.",
      "Off-plan instalments follow construction milestones and are paid into the project's escrow account. Buyers from abroad can complete most steps by power of attorney; our client team prepares documents, books the trustee office and sends progress photographs from fixed points each month.",
      "After handover we can let and manage the home, or introduce you to firms that do. We are developers and not financial advisers, so we will also tell you when to ask one.",
    ],
    icon: "coins",
    sinceLabel: "Since 2016",
  },
  {
    id: "13",
    key: "safety-and-security-systems",
    title: "Safety and Security Systems",
    kind: "service",
    summary:
      "Detection, sprinklers, access control and control rooms, designed with the people on shift and tested in front of the owner.",
    paragraphs: [
      "Alarms that cry wolf are switched off, and then they protect nobody. We design detection for the room it serves, aspirating pipes in a dusty store, heat detectors in a kitchen, and prove it with real smoke before the ceiling is closed.",
      "The service covers sprinklers and gas suppression, fire walls and smoke control, cameras, access control and gatehouses, and the control rooms from which it is all watched. Drawings go to civil defence with calculations attached. Where people are filmed, we write down what is kept, for how long and who may look.",
      "Every system ends in a person. So we sit a night shift with the operators before planning their desks, and come back after a month of use to move whatever they reach for most.",
    ],
    icon: "shield",
    sinceLabel: "Since 1998",
  },
  {
    id: "14",
    key: "building-care",
    title: "Building Care",
    kind: "service",
    summary:
      "Defects, maintenance and small works after handover, by people who know which wall the pipe is in.",
    paragraphs: [
      "The same office that built your home answers when a tap drips. During the defects period the cost is ours; afterwards an annual contract covers air conditioning, pumps, lifts, façade and roof, with visits planned before summer and not in it.",
      "Technicians carry the as-built model on a tablet. They see which wall a pipe runs in and which breaker feeds it, and what they alter is drawn in before they leave. Owners can read the history of any machine by scanning the plate on it.",
      "We also take over buildings we did not build, after a survey that lists what must be done now, what within three years and what may be left alone. The last column is usually the longest.",
    ],
    icon: "wrench",
    sinceLabel: "Since 1975",
  },
];

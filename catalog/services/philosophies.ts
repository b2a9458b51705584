import type { Service } from "./schema.ts";

// [3.026] Titles to the letter.
export const philosophies: Service[] = [
  {
    id: "1",
    key: "function-first-design",
    title: "Function-First Design",
    kind: "philosophy",
    summary:
      "Plans drawn from the inside out: furniture, sunlight and daily routes decide the walls, and the elevation follows.",
    paragraphs: [
      "We draw the bed before the bedroom. Every plan begins with furniture at true size, the swing of each door and the path from the car to the kitchen with two bags of shopping. When those work, the walls go round them.",
      "The method is plain and takes longer. A two-bedroom flat goes through five or six rounds before anyone talks about façades, and a person who cooks, a person who cleans and a person in a wheelchair each have to sign it. What they strike out on paper costs nothing.",
      "Owners notice years later. There is a socket beside the chair, a place for the ironing board, a balcony on which a table fits. Agents tell us that such flats let quickly, because a viewing answers more questions than it raises.",
    ],
    icon: "compass",
    sinceLabel: "Since 1953",
  },
  {
    id: "2",
    key: "smart-ready-technology",
    title: "Smart-Ready Technology",
    kind: "philosophy",
    summary:
      "Conduits, cabling and open protocols for any system an owner may want later, without tying a home to one maker.",
    paragraphs: [
      "Gadgets age in five years and buildings in fifty. So we build in what lasts: empty conduits to every window and door, a cupboard with power and ventilation for equipment, data cable to each room and a neutral wire behind each switch.",
      "Where a client wants automation on the first day, we use open standards such as KNX and BACnet, so that a thermostat from one maker can be replaced by another's. Lights, blinds and cooling always work from an ordinary switch, with or without a network.",
      "In larger buildings the same thinking feeds the control room: meters on each system, trends kept for years, alarms that name the valve. An owner receives the passwords, the licences and the point list at handover, all three.",
    ],
    icon: "chip",
    sinceLabel: "Since 2014",
  },
  {
    id: "3",
    key: "community-focused",
    title: "Community-Focused",
    kind: "philosophy",
    summary:
      "Courts, benches, shade and short stairs: the parts of a building where neighbours become acquainted without being told to.",
    paragraphs: [
      "A good address is mostly good neighbours, and a plan can help. We keep the number of doors on a landing below eight, put daylight where people wait for a lift, and give each entrance a bench that can be seen from a kitchen.",
      "Shared rooms are few and well placed. One hall that is booked every weekend is worth more than a cinema, a library and a lounge that stand dark, and it keeps the service charge honest. Before drawing it we ask future residents what they would pay for, and believe them.",
      "On public work we meet those who use the place already: traders under a bridge, nurses on a night shift, boys who play where the park will be. Their objections are cheap to meet in the first month and expensive in the last.",
    ],
    icon: "people",
    sinceLabel: "Since 1961",
  },
  {
    id: "4",
    key: "context-aware-architecture",
    title: "Context-Aware Architecture",
    kind: "philosophy",
    summary:
      "Buildings that take their form from sun, wind, street and material, so that Dubai does not get Lahore's answer or the reverse.",
    paragraphs: [
      "A courtyard that cools a house in Lahore can be a heat trap in Dubai if it is the wrong width. We measure before we borrow: a year of sun angles, wind by the hour, dust, noise, what the neighbours' windows look at.",
      "From that come decisions one can see. In Dubai we close the west and open the north, keep glass under forty per cent of the wall and shade what remains. Islamabad asks for roofs that shed real rain and foundations for an earthquake. In Peshawar and old Lahore, a new front must hold its place in a street wall.",
      "Material follows the same rule. Brick where there are bricklayers, precast where there are none, stone from the nearest quarry that will still be open when a repair is due.",
    ],
    icon: "site-plan",
    sinceLabel: "Since 1953",
  },
  {
    id: "5",
    key: "quality-over-quantity",
    title: "Quality Over Quantity",
    kind: "philosophy",
    summary:
      "A limited number of sites at a time, each with a senior engineer who has no other, and samples before every series.",
    paragraphs: [
      "We turn work away. The number of sites we run at once is set by the number of senior engineers we trust to lead one, because quality on site is one experienced person walking past at the right moment.",
      "Anything that repeats is built once and looked at: a bathroom, a window bay, a metre of railing. The sample stays until the last copy is accepted beside it. Inspectors carry a checklist of 214 points for an apartment, and the list travels with the keys.",
      "It costs time at the start and returns it at the end. The last month of a building is where others lose a season, and it is where a short snag list lets people move in on the date that was promised to them.",
    ],
    icon: "medal",
    sinceLabel: "Since 1953",
  },
  {
    id: "6",
    key: "sustainable-development",
    title: "Sustainable Development",
    kind: "philosophy",
    summary:
      "Less heat in, less water out, materials that can be repaired, and meters that show whether it worked.",
    paragraphs: [
      "In our climates most of a building's energy goes into cooling, so that is where we begin. Shade, orientation, insulation and tight windows come first, since they have no moving parts. Efficient machines follow, and solar panels last, sized for a demand already made small.",
      "Water is treated as something that was expensive to make. Condensate from air handlers irrigates planting, fittings are chosen by measured flow, and native species replace lawn wherever nobody plays on it.",
      "We promise little and meter much. Each building has submeters for cooling, water and common power, read against the design estimate after twelve months. Where the estimate was wrong we say so, mend what can be mended, and correct the next drawing.",
    ],
    icon: "leaf",
    sinceLabel: "Since 2010",
  },
  {
    id: "7",
    key: "turnkey-delivery",
    title: "Turnkey Delivery",
    kind: "philosophy",
    summary:
      "One contract from soil report to door key, with a fixed price, a fixed date and one firm that answers for both.",
    paragraphs: [
      "When architect, contractor and supplier hold separate contracts, the owner ends up as judge between them. Under a turnkey contract there is nobody to point at but us. We design, obtain permits, buy, build, test and hand over, for a price agreed before the ground is broken.",
      "The price is fixed because the drawings are finished. We do not sign a lump sum on a concept; we spend paid weeks on design first, and the client owns those drawings even if we part there.",
      "On the last day you receive a building that is clean, connected, insured and explained. Meters are in your name. Spare tiles are labelled in a cupboard. Somebody shows you where the water is shut off, and waits while you try it.",
    ],
    icon: "key",
    sinceLabel: "Since 1987",
  },
  {
    id: "8",
    key: "engineering-excellence",
    title: "Engineering Excellence",
    kind: "philosophy",
    summary:
      "Structure, cooling, power and water designed as one system by engineers who also commission what they drew.",
    paragraphs: [
      "Our engineers follow their drawings to site. Whoever sizes a pump will stand beside it when it first turns, with the client watching, and this improves the arithmetic remarkably.",
      "Structural, mechanical, electrical and public-health design share one model and one weekly meeting. Clashes are solved when they are lines. A beam is deepened or a duct is flattened by agreement, instead of by a man with a drill on a Sunday.",
      "We check one another, too. Each calculation of consequence is repeated by hand, by somebody who did not make it, with simpler assumptions. When the two answers differ by more than a tenth, nobody goes home until the reason has a name. It is an old habit of the Lahore office and has never needed a certificate.",
    ],
    icon: "gear",
    sinceLabel: "Since 1968",
  },
  {
    id: "9",
    key: "architectural-innovation",
    title: "Architectural Innovation",
    kind: "philosophy",
    summary:
      "New answers tried at full size in our own yard before a client pays for them: vaults, screens, ventilated walls.",
    paragraphs: [
      "Something new belongs in a test yard before it belongs in a home. Behind the Lahore workshop stands a row of experiments: a vault without formwork, a wall that breathes through its joints, a balcony edge which has been rained on for six years.",
      "What survives goes into buildings. Brick screens that cut glare by two thirds came from there, and so did precast bathroom floors that cannot leak at the corner because they have none. Ideas that failed are kept and labelled; young architects learn more from those.",
      "We use computers where they help, in shading studies, airflow and the unrolling of curved brickwork into courses a mason can lay. The measure remains the same as in 1953. A good new detail is one that the foreman would choose for his own house.",
    ],
    icon: "arch",
    sinceLabel: "Since 2010",
  },
];

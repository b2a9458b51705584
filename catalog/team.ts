import { z } from "zod";
import { company } from "./company.ts";
import { defineEntries } from "./define-entries.ts";
import { id, key, line, story, summary } from "./fields.ts";

const teamMemberSchema = z.strictObject({
  id,
  key,
  name: line,
  title: line,
  summary,
  paragraphs: story({ paragraphs: { min: 2, max: 3 }, words: { min: 60, max: 180 } }),
  education: z.array(line).min(1),
  languages: z.array(line).min(1),
  address: line,
  phone: line,
  fax: line,
  email: z.email(),
});

export type TeamMember = z.infer<typeof teamMemberSchema>;

const office = `${company.address.street}, ${company.address.area}, ${company.address.city}`;

// Phone and fax numbers are placeholders nobody can own; `company.ts` says why.
const FAX = "+971 4 100 0149";

const team = defineEntries("team", teamMemberSchema, [
  {
    id: "1",
    key: "haris-mehmood",
    name: "Haris Mehmood",
    title: "Managing Director",
    summary:
      "Third generation of the family that founded the firm; signs every contract and walks every site once a month.",
    paragraphs: [
      "Haris learned the trade on his grandfather's sites in Lahore, first carrying the level staff, later setting out. He took a degree in civil engineering, spent four years estimating for a contractor he did not own, and came back with the habit of pricing a drawing before admiring it.",
      "He moved to Dubai to open the office in Business Bay and has led it since. Contracts, land and lenders are his desk; so is the monthly walk round each site, with the foreman and without the brochure. Clients who want a straight answer about a delay are put through to him.",
    ],
    education: [
      "BSc Civil Engineering, Lahore",
      "MSc Construction Economics, London",
      "Chartered construction manager",
    ],
    languages: ["Urdu", "Punjabi", "English", "Arabic (working knowledge)"],
    address: office,
    phone: "+971 4 100 0142",
    fax: FAX,
    email: "haris@indusgulf.example.com",
  },
  {
    id: "2",
    key: "nadia-farooqi",
    name: "Nadia Farooqi",
    title: "Chief Architect",
    summary:
      "Leads design in Dubai and Lahore, from the first site sketch to the last door handle on the snag list.",
    paragraphs: [
      "Nadia trained in Lahore, measured old houses in the Walled City for two years, and has drawn shade, brick and courtyards ever since. Her first building for the firm was a small library; the people who read in it still send her notes about the light.",
      "She runs a studio of fourteen across two cities with one rule: a plan is not finished until the furniture, the sun at four o'clock and the route of the rubbish bin are drawn on it. Every repeated detail is built at full size before it is ordered.",
    ],
    education: [
      "Bachelor of Architecture, Lahore",
      "Postgraduate diploma in building conservation, York",
    ],
    languages: ["Urdu", "English", "Persian (reading)"],
    address: office,
    phone: "+971 4 100 0143",
    fax: FAX,
    email: "nadia@indusgulf.example.com",
  },
  {
    id: "3",
    key: "maitha-al-mansoori",
    name: "Maitha Al Mansoori",
    title: "Director of Sales and Client Care",
    summary:
      "Answers for what buyers are told before they sign and for what they find when they move in.",
    paragraphs: [
      "Maitha grew up in Dubai, began in the registration hall of a trustee office and has read more sale agreements than most lawyers. She joined to build a sales team that explains the escrow account, the payment plan and the service charge before it shows the view.",
      "Her department keeps the client after the signature: progress letters each month, the inspection before handover, the defects list in the first year. Brokers know her for two things, prompt commission and a refusal to promise what the drawings do not show.",
    ],
    education: [
      "BA Business Administration, Dubai",
      "Certificate in real-estate practice for licensed brokers, Dubai",
    ],
    languages: ["Arabic", "English", "Hindi (conversational)"],
    address: office,
    phone: "+971 4 100 0144",
    fax: FAX,
    email: "maitha@indusgulf.example.com",
  },
  {
    id: "4",
    key: "thomas-brennan",
    name: "Thomas Brennan",
    title: "Head of Engineering",
    summary:
      "Responsible for structure, cooling, power and water, and for the plant rooms nobody photographs.",
    paragraphs: [
      "Thomas came to the Gulf from Cork for one summer, to commission a chiller plant, and stayed. He has balanced water systems in hotels, hospitals and data halls, and still carries his own thermometer because the one on the wall is usually wrong.",
      `At ${company.name} he leads structural, mechanical and electrical design as one group round one model. He will trade a clever system for one that a night-shift technician can isolate in the dark, and he writes the operating manual himself before he lets anyone else commission the plant.`,
    ],
    education: [
      "BEng Building Services Engineering, Dublin",
      "Chartered engineer, building services",
      "Certified commissioning manager",
    ],
    languages: ["English", "Irish", "Arabic (working knowledge)"],
    address: office,
    phone: "+971 4 100 0145",
    fax: FAX,
    email: "thomas@indusgulf.example.com",
  },
]);

// [2.065] The same for everyone.
export const teamExperience = "12 years";

// [2.066] The same for everyone.
export const teamStatistics = [
  { figure: "99%", label: "Satisfied" },
  { figure: "210+", label: "Clients" },
  { figure: "431", label: "Projects" },
  { figure: "95%", label: "Success" },
];

export function allTeamMembers(): TeamMember[] {
  return team;
}

export function findTeamMember(id: string): TeamMember | null {
  return team.find((member) => member.id === id) ?? null;
}

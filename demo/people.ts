import type { Role } from "#domain/desk/roles.ts";

export type DemoPerson = { name: string; email: string; role: Role; isPresent: boolean };

/** No mail can be sent to a domain that ends with `.example`. */
export const DEMO_MANAGER: DemoPerson = {
  name: "Layla Haddad",
  email: "layla@demo.example",
  role: "manager",
  isPresent: true,
};

export const DEMO_AGENTS: readonly DemoPerson[] = [
  { name: "Bilal Sheikh", email: "bilal@demo.example", role: "agent", isPresent: true },
  { name: "Mariam Yousaf", email: "mariam@demo.example", role: "agent", isPresent: true },
  { name: "Omar Suleiman", email: "omar@demo.example", role: "agent", isPresent: true },
  { name: "Sana Qureshi", email: "sana@demo.example", role: "agent", isPresent: false },
];

export const DEMO_PEOPLE: readonly DemoPerson[] = [DEMO_MANAGER, ...DEMO_AGENTS];

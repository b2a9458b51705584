export const ROLES = ["agent", "manager"] as const;

export type Role = (typeof ROLES)[number];

const ALLOWED: Record<Role, readonly Role[]> = {
  agent: ["agent", "manager"],
  manager: ["manager"],
};

export function mayActAs(role: Role, person: { role: Role }): boolean {
  return ALLOWED[role].includes(person.role);
}

/** An agent sees unassigned leads and their own; a manager sees all leads and manages people. */
export function isManager(person: { role: Role }): boolean {
  return mayActAs("manager", person);
}

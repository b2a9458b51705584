/** An agent sees unassigned leads and their own; a manager sees all of them and manages people. */
export const ROLES = ["agent", "manager"] as const;

export type Role = (typeof ROLES)[number];

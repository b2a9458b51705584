import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import type { TeamMember } from "#catalog/team.ts";

/** A member of the team as shown in the team section. */
export type MemberCard = Pick<TeamMember, "id" | "name" | "title"> & { picture: Picture };

export function toMemberCard({ id, name, title, key }: TeamMember): MemberCard {
  return { id, name, title, picture: requirePicture(`team/${key}`) };
}

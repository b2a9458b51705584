import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import type { TeamMember } from "#catalog/team.ts";

export type MemberCard = Pick<TeamMember, "id" | "name" | "title"> & { picture: Picture };

export function toMemberCard({ id, name, title, key }: TeamMember): MemberCard {
  return { id, name, title, picture: requirePicture(`team/${key}`) };
}

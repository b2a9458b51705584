import { findPicture, type Picture } from "#catalog/pictures/pictures.ts";
import type { TeamMember } from "#catalog/team.ts";

/** Without a photograph, a monogram is drawn. */
export type MemberCard = Pick<TeamMember, "id" | "name" | "title"> & { picture: Picture | null };

export function toMemberCard({ id, name, title, key }: TeamMember): MemberCard {
  return { id, name, title, picture: findPicture(`team/${key}`) };
}

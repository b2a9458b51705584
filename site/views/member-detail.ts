import { findPicture, type Picture } from "#catalog/pictures/pictures.ts";
import type { TeamMember } from "#catalog/team.ts";

export type MemberDetail = Omit<TeamMember, "key"> & { picture: Picture | null };

export function toMemberDetail({ key, ...member }: TeamMember): MemberDetail {
  return { ...member, picture: findPicture(`team/${key}`) };
}

import { type Picture, requirePicture } from "#catalog/pictures/pictures.ts";
import type { TeamMember } from "#catalog/team.ts";

export type MemberDetail = Omit<TeamMember, "key"> & { picture: Picture };

export function toMemberDetail({ key, ...member }: TeamMember): MemberDetail {
  return { ...member, picture: requirePicture(`team/${key}`) };
}

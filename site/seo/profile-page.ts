import type { ProfilePage } from "schema-dts";
import type { TeamMember } from "#catalog/team.ts";
import { absoluteUrl } from "#catalog/absolute-url.ts";
import { ourselves } from "./organization.ts";

type Profile = Pick<TeamMember, "id" | "name" | "title" | "summary" | "languages">;

export function profilePage(member: Profile, imagePath: string | undefined): ProfilePage {
  const url = absoluteUrl(`/team-single/${member.id}`);
  return {
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      "@id": `${url}#person`,
      name: member.name,
      jobTitle: member.title,
      description: member.summary,
      ...(imagePath ? { image: absoluteUrl(imagePath) } : {}),
      knowsLanguage: member.languages,
      worksFor: ourselves,
    },
  };
}

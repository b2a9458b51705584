import { data, href } from "react-router";
import { findTeamMember, teamExperience, teamStatistics } from "#content/team.ts";
import { MemberForm } from "#site/features/member-form/member-form.tsx";
import { FormSection } from "#site/sections/sidebar/sidebar-form-section.tsx";
import { TeamMemberProfile } from "#site/sections/team/team-member-profile.tsx";
import { TeamMemberStory } from "#site/sections/team/team-member-story.tsx";
import { pageMeta } from "#site/seo/page-meta.ts";
import { pictureFile } from "#site/seo/picture-file.ts";
import { profilePage } from "#site/seo/profile-page.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import { Stats } from "#site/ui/stat.tsx";
import { toMemberDetail } from "#site/views/member-detail.ts";
import type { Route } from "./+types/team-member.ts";

export function loader({ params }: Route.LoaderArgs) {
  const member = findTeamMember(params.id);
  if (!member) throw data(null, { status: 404 });
  return {
    member: toMemberDetail(member),
    experience: teamExperience,
    statistics: teamStatistics,
  };
}

function trailTo({ id, name }: { id: string; name: string }) {
  return [
    { label: "Home", to: href("/") },
    { label: "About", to: href("/about") },
    { label: name, to: href("/team-single/:id", { id }) },
  ];
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { member } = loaderData;
  return pageMeta({
    title: `${member.name}, ${member.title}`,
    description: member.summary,
    path: href("/team-single/:id", { id: member.id }),
    trail: trailTo(member),
    kind: "profile",
    about: [profilePage(member, pictureFile(member.picture))],
  });
};

function messageFor(name: string) {
  return { label: `Leave a message for ${name}`, text: `I have a message for ${name}: ` };
}

export default function TeamMemberPage({ loaderData }: Route.ComponentProps) {
  const { member, experience, statistics } = loaderData;
  return (
    <>
      <PageBanner title={member.name} lead={member.summary} trail={trailTo(member)} />
      <TeamMemberProfile member={member} experience={experience} />
      <Section tone="ink" spacing="tight" aria-label="In figures">
        <Stats stats={statistics} className="grid-cols-2 lg:grid-cols-4" />
      </Section>
      <TeamMemberStory member={member} />
      <FormSection heading="Contact Me" chat={messageFor(member.name)} phone={member.phone}>
        <MemberForm key={member.id} />
      </FormSection>
    </>
  );
}

import { data, href } from "react-router";
import {
  findTeamMember,
  teamExperience,
  teamStatistics,
  teamStatisticsNote,
} from "#catalog/team.ts";
import { TeamMemberProfile } from "#site/sections/team/team-member-profile.tsx";
import { TeamMemberStory } from "#site/sections/team/team-member-story.tsx";
import { pageHead } from "#site/seo/page-head.ts";
import { pictureFile } from "#site/seo/picture-file.ts";
import { profilePage } from "#site/seo/profile-page.ts";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { Section } from "#site/ui/section.tsx";
import { Stats } from "#site/ui/stat.tsx";
import { island } from "#site/boot/island.tsx";
import { toMemberDetail } from "#site/views/member-detail.ts";
import * as aboutWords from "#words/about.ts";
import * as words from "#words/member.ts";
import type { Route } from "./+types/team-member.ts";
import { FormSection } from "#site/sections/sidebar/sidebar-form-section.tsx";
import { MemberForm } from "#site/features/member-form/member-form.tsx";

const MemberFormIsland = island("MemberForm", MemberForm);

function trailTo({ id, name }: { id: string; name: string }) {
  return [
    { label: aboutWords.title, to: href("/about") },
    { label: name, to: href("/team-single/:id", { id }) },
  ];
}

export function loader({ params }: Route.LoaderArgs) {
  const member = findTeamMember(params.id);
  if (!member) throw data(null, { status: 404 });
  const detail = toMemberDetail(member);
  return {
    head: pageHead({
      title: `${member.name}, ${member.title}`,
      description: detail.summary,
      trail: trailTo(member),
      kind: "profile",
      about: [profilePage(member, detail.picture ? pictureFile(detail.picture) : undefined)],
    }),
    member: detail,
    experience: teamExperience,
    statistics: teamStatistics,
    statisticsNote: teamStatisticsNote,
    chat: {
      label: words.chatLabel(member.name),
      text: words.chatText(member.name),
    },
  };
}

export { meta } from "#site/seo/head-from-loader.ts";

export default function TeamMemberPage({ loaderData }: Route.ComponentProps) {
  const { member, experience, statistics, statisticsNote, chat } = loaderData;
  return (
    <>
      <PageBanner title={member.name} lead={member.summary} trail={trailTo(member)} />
      <TeamMemberProfile member={member} experience={experience} />
      <Section tone="ink" spacing="tight" aria-label={words.inFigures}>
        <Stats stats={statistics} className="grid-cols-2 lg:grid-cols-4" />
        {statisticsNote && (
          <p className="mt-10 max-w-text text-sm text-fg-soft">{statisticsNote}</p>
        )}
      </Section>
      <TeamMemberStory member={member} />
      <FormSection heading={words.contactMe} chat={chat} phone={member.phone}>
        <MemberFormIsland />
      </FormSection>
    </>
  );
}

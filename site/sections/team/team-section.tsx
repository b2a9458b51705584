import { href } from "react-router";
import type { MemberCard } from "#site/views/member-card.ts";
import { Section } from "#site/ui/section.tsx";
import { CardPicture } from "#site/sections/card-picture.tsx";
import { CoverLink } from "#site/sections/cover-link.tsx";
import { Monogram } from "./monogram.tsx";
import * as words from "#words/team.ts";

type TeamSectionProps = {
  intro?: string;
  members: MemberCard[];
  tone?: "paper" | "surface" | "ink";
};

export function TeamSection({ intro, members, tone }: TeamSectionProps) {
  return (
    <Section tone={tone} eyebrow={words.people} heading={words.ourTeam} intro={intro}>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 lg:grid-cols-4">
        {members.map((member) => (
          <li key={member.id} className="lg:even:mt-16">
            <Member member={member} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Member({ member }: { member: MemberCard }) {
  return (
    <article className="group relative">
      {member.picture ? (
        <CardPicture
          picture={member.picture}
          sizes="(min-width: 90rem) 20rem, (min-width: 64rem) 22vw, 45vw"
          className="aspect-27/35"
        />
      ) : (
        <Monogram id={member.id} name={member.name} />
      )}
      <h3 className="mt-4 text-xl">
        <CoverLink href={href("/team-single/:id", { id: member.id })}>{member.name}</CoverLink>
      </h3>
      <p className="mt-1 text-sm text-fg-soft">{member.title}</p>
    </article>
  );
}

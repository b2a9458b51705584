import { Section } from "#site/ui/section.tsx";
import type { MemberDetail } from "#site/views/member-detail.ts";
import * as words from "#words/member-story.ts";

export function TeamMemberStory({ member }: { member: MemberDetail }) {
  return (
    <Section aria-label={words.aboutMember(member.name)}>
      <div className="grid gap-14 lg:grid-cols-12 lg:gap-6">
        <div className="max-w-text space-y-5 text-lg lg:col-span-7">
          {member.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="grid gap-10 sm:max-lg:grid-cols-2 lg:col-span-4 lg:col-start-9 lg:content-start">
          <List heading={words.education} entries={member.education} />
          <List heading={words.language} entries={member.languages} />
        </div>
      </div>
    </Section>
  );
}

function List({ heading, entries }: { heading: string; entries: string[] }) {
  return (
    <section>
      <h2 className="mb-4 text-2xl">{heading}</h2>
      <ul className="text-sm">
        {entries.map((entry) => (
          <li key={entry} className="border-t border-rule py-3">
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { company } from "#catalog/company.ts";
import { mailLink } from "#catalog/contact-links.ts";
import { PostContents } from "#site/sections/post/post-contents.tsx";
import { PostPassage } from "#site/sections/post/post-passage.tsx";
import { PageBanner } from "#site/shell/page-banner.tsx";
import type { LegalDetail } from "#site/views/legal-detail.ts";
import * as words from "#words/legal.ts";

type LegalPageProps = { text: LegalDetail; trail: { label: string; to: string }[] };

/** On wide screens the table of contents stays beside the text. */
export function LegalPage({ text, trail }: LegalPageProps) {
  const { title, summary, changedOn, changed, sections } = text;
  return (
    <>
      <PageBanner title={title} lead={summary} trail={trail} />
      <div className="page-width gap-x-8 pb-section lg:grid lg:grid-cols-12">
        <div className="max-lg:mb-12 lg:col-span-4 xl:col-span-3">
          <div className="lg:sticky lg:top-28">
            <p className="text-sm text-fg-soft">
              {words.lastChangedBefore}
              <time dateTime={changedOn}>{changed}</time>
            </p>
            <PostContents heading={words.onThisPage} sections={sections} />
          </div>
        </div>
        <div className="grid max-w-text gap-y-12 lg:col-span-8 xl:col-start-5">
          {sections.map((section) => (
            <PostPassage key={section.id} section={section} />
          ))}
          <p className="border-t border-rule pt-6 text-sm text-fg-soft">
            {words.questionsBeforeEmail}
            <a href={mailLink} className="text-fg underline underline-offset-[0.25em]">
              {company.email}
            </a>
            {words.questionsAfterEmail}
          </p>
        </div>
      </div>
    </>
  );
}

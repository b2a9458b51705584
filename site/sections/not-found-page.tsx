import { href } from "react-router";
import { PageBanner } from "#site/shell/page-banner.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { ArrowLink } from "#site/ui/link.tsx";
import { Picture, type PictureSource } from "#site/ui/picture.tsx";
import * as words from "#words/not-found.ts";

export function NotFoundPage({ picture }: { picture: PictureSource }) {
  return (
    <>
      <PageBanner title={words.title} trail={[{ label: words.title, to: href("/404") }]} />
      <div className="page-width grid items-center gap-x-[min(4rem,6vw)] gap-y-10 pb-section lg:grid-cols-12">
        <Picture
          picture={picture}
          priority
          sizes="(min-width: 64rem) 55vw, 92vw"
          className="aspect-3/2 w-full object-cover lg:col-span-7"
        />
        <div className="lg:col-span-5">
          <h2 className="text-3xl">{words.heading}</h2>
          <p className="mt-5 max-w-text text-lg text-fg-soft">{words.text}</p>
          <ButtonLink href={href("/home")} size="lg" className="mt-8">
            {words.backToHome}
          </ButtonLink>
          <nav aria-label={words.otherPages} className="mt-10 border-t border-rule pt-4">
            <ul className="grid">
              <li>
                <ArrowLink href={href("/project")}>{words.seeOurProjects}</ArrowLink>
              </li>
              <li>
                <ArrowLink href={href("/contact")}>{words.contactUs}</ArrowLink>
              </li>
            </ul>
          </nav>
        </div>
      </div>
    </>
  );
}

import { href } from "react-router";
import { mark } from "#catalog/brand/mark.ts";
import { company } from "#catalog/company.ts";
import { Wordmark } from "#ui/brand-mark.tsx";
import { ArrowLink } from "#site/ui/link.tsx";
import type { ProjectLink } from "#site/views/project-link.ts";
import * as words from "#words/footer.ts";
import { ContactDetails } from "./contact-details.tsx";
import { FooterLinks } from "./footer-links.tsx";
import { ProjectThumbnails } from "./project-thumbnails.tsx";
import { SocialLinks } from "./social-links.tsx";

export function Footer({ galleryProjects }: { galleryProjects: ProjectLink[] }) {
  return (
    <footer className="on-ink bg-ink">
      <div className="page-width">
        <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 py-[calc(var(--spacing-section)*0.6)]">
          <p className="max-w-3xl font-display text-3xl tracking-[-0.018em] text-balance">
            {company.tagline}
          </p>
          <ArrowLink href={href("/contact")}>{words.talkToUs}</ArrowLink>
        </div>
        <div className="grid gap-x-10 gap-y-12 border-t border-rule py-12 md:grid-cols-[2fr_3fr] lg:grid-cols-12 lg:py-16">
          <div className="lg:col-span-3">
            <h2 className="mb-4 font-sans eyebrow text-highlight">
              {words.office(company.address.city)}
            </h2>
            <ContactDetails />
            <SocialLinks size={20} className="-ms-3 mt-2" />
          </div>
          <FooterLinks className="lg:col-span-5" />
          {galleryProjects.length > 0 && (
            <div className="md:col-span-2 lg:col-span-4">
              <h2 className="mb-4 font-sans eyebrow text-highlight">{words.gallery}</h2>
              <ProjectThumbnails
                projects={galleryProjects}
                sizes="(min-width: 64rem) 9rem, 33vw"
                className="grid-cols-3 gap-2"
              />
            </div>
          )}
        </div>
        <SmallPrint />
      </div>
    </footer>
  );
}

function SmallPrint() {
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-1 border-t border-rule pt-6 pb-24 text-xs text-fg-soft lg:pe-16 lg:pb-8">
      <a href={href("/")} className="flex min-h-11 items-center text-fg max-lg:w-full lg:me-auto">
        <Wordmark mark={mark} name={company.name} />
      </a>
      <p className="max-lg:w-full">{words.copyright(company.copyrightYear, company.legalName)}</p>
      {/* [2.043] Both lead to the landing page unless the forms are live. */}
      <a
        href={process.env.LIVE_FORMS === "on" ? href("/terms") : href("/")}
        className="flex min-h-11 items-center hover:text-fg"
      >
        {words.termsOfUse}
      </a>
      <a
        href={process.env.LIVE_FORMS === "on" ? href("/privacy") : href("/")}
        className="flex min-h-11 items-center hover:text-fg"
      >
        {words.privacyPolicy}
      </a>
    </div>
  );
}

import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import type { ProjectLink } from "#site/views/project-link.ts";
import * as words from "#words/side-panel.ts";
import { ContactDetails } from "./contact-details.tsx";
import { NewsletterBox } from "./newsletter-box.tsx";
import { SIDE_PANEL } from "./panel-names.ts";
import { ProjectThumbnails } from "./project-thumbnails.tsx";

export function SidePanelContent({ projects }: { projects: ProjectLink[] }) {
  return (
    <div className="flex flex-col gap-10 px-6 pt-4 pb-10 sm:px-10">
      <section>
        <div className="mb-4 flex items-center justify-between">
          <h2 className="text-xl">{words.latestProjects}</h2>
          <IconButton
            label={words.closePanel}
            shape={close}
            popoverTarget={SIDE_PANEL}
            popoverTargetAction="hide"
            className="-me-3"
          />
        </div>
        <ProjectThumbnails
          projects={projects}
          sizes="(min-width: 30rem) 12rem, 45vw"
          captions
          className="grid-cols-2 gap-x-4 gap-y-5"
        />
      </section>
      <section className="border-t border-rule pt-8">
        <h2 className="mb-3 text-xl">{words.contactUs}</h2>
        <ContactDetails />
      </section>
      <section className="border-t border-rule pt-8">
        <h2 className="mb-2 text-xl">{words.newsletter}</h2>
        <p className="mb-5 text-sm text-fg-soft">{words.newsletterPromise}</p>
        <NewsletterBox />
      </section>
    </div>
  );
}

import type { ListedHome } from "#domain/homes/listed-home.ts";
import { Picture } from "#site/ui/picture.tsx";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as words from "#words/home-dialog.ts";
import { DialogSection } from "./dialog-section.tsx";

type DialogOutlookProps = { home: ListedHome; view: HomeDetails["views"][number] };

export function DialogOutlook({ home, view }: DialogOutlookProps) {
  return (
    <DialogSection
      part="view"
      heading={words.view}
      className="not-print:max-lg:py-0 not-print:max-lg:[&>h3]:sr-only"
    >
      <figure>
        <Picture
          picture={view.picture}
          sizes="(min-width: 64rem) 50rem, 100vw"
          frameClassName="block not-print:max-lg:-mx-gutter"
          className="w-full print:max-h-[70mm] print:object-cover"
        />
        <figcaption className="mt-3 text-sm text-fg-soft print:mt-1">
          {words.viewCaption(view.floor, words.dayInYear(view.day), view.time)}
          {view.floor !== home.floor && ` ${words.otherFloor(home.floor)}`}
        </figcaption>
      </figure>
    </DialogSection>
  );
}

import type { ListedHome } from "#domain/homes/listed-home.ts";
import { Picture } from "#site/ui/picture.tsx";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as words from "#words/home-sheet.ts";
import * as homeWords from "#words/homes.ts";
import { SheetSection } from "./sheet-section.tsx";

type View = HomeDetails["views"][number];

/** The picture of the home's own stack that was taken nearest to its floor. */
export function nearestView(views: readonly View[], home: ListedHome): View | null {
  const own = views.filter(({ stack }) => stack === `${home.wing}${home.stack}`);
  const distance = ({ floor }: View) => Math.abs(floor - home.floor);
  return own.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

type SheetViewProps = { home: ListedHome; view: View };

export function SheetView({ home, view }: SheetViewProps) {
  const alt = words.viewAlt(
    home.number,
    homeWords.outlookName(home.outlook),
    homeWords.compassName(home.facing),
  );
  return (
    <SheetSection part="view" heading={words.view}>
      <figure>
        <Picture
          picture={{ ...view.picture, blur: "", alt }}
          sizes="(min-width: 64rem) 50rem, 100vw"
          className="w-full print:max-h-[70mm] print:object-cover"
        />
        <figcaption className="mt-3 text-sm text-fg-soft">
          {words.viewCaption(view.floor, words.dayInYear(view.day), view.time)}
          {view.floor !== home.floor && ` ${words.otherFloor(home.floor)}`}
        </figcaption>
      </figure>
    </SheetSection>
  );
}

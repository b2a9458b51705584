import type { ReactNode } from "react";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import type { PriceRange } from "#domain/homes/price-range.ts";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as words from "#words/home-dialog.ts";
import { KeyFacts } from "./key-facts.tsx";
import { type Changes, LastChanged } from "./last-changed.tsx";
import { PriceBlock } from "./price-block.tsx";
import { PrintedFoot } from "./printed-foot.tsx";
import { DialogFloorPlan } from "./dialog-floor-plan.tsx";
import { DialogSection } from "./dialog-section.tsx";
import { DialogSun } from "./dialog-sun.tsx";
import { DialogTerms } from "./dialog-terms.tsx";
import { nearestView } from "#site/home-details/nearest-view.ts";
import { DialogOutlook } from "./dialog-outlook.tsx";
import type { useHomeDetails } from "#site/home-details/use-home-details.ts";
import { type Shortlisting, WaysOn } from "./ways-on.tsx";

export type DialogBodyProps = {
  development: { key: string; title: string; place: string };
  home: ListedHome;
  /** The prices of the homes with the same floor plan that can still be had. */
  others: PriceRange | null;
  asOf: string;
  changes: Changes;
  room?: ReactNode;
  renderCost?: (details: HomeDetails) => ReactNode;
  share?: ReactNode;
  shortlist?: Shortlisting;
  loading: Pick<ReturnType<typeof useHomeDetails>, "state" | "retry"> & {
    details: HomeDetails | null;
  };
  subject: string;
};

export function DialogBody(props: DialogBodyProps) {
  const { development, home, others, asOf, changes, loading, subject } = props;
  const { renderCost, room, share, shortlist } = props;
  return (
    <div className="grid px-gutter lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12 lg:px-10 print:flex print:flex-col print:px-0">
      <div className="min-w-0 print:contents [&>section]:border-t-0">
        {loading.details ? (
          <OpeningPart home={home} details={loading.details} />
        ) : (
          <NotLoaded isLoading={loading.state === "loading"} onRetry={loading.retry} />
        )}
      </div>
      <aside className="py-6 lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:static print:-order-2 print:grid print:grid-cols-2 print:gap-x-8 print:py-2">
        <div>
          <PriceBlock
            home={home}
            others={others}
            asOf={asOf}
            hasCost={Boolean(renderCost) && loading.details !== null}
          />
          {loading.details && (
            <LastChanged home={home} changes={changes} pricesSince={loading.details.pricesSince} />
          )}
        </div>
        <KeyFacts
          home={home}
          className="mt-5 mb-6 border-b border-rule print:my-0 print:border-b-0"
        />
        <WaysOn
          development={development}
          home={home}
          subject={subject}
          shortlist={shortlist}
          share={share}
        />
      </aside>
      <div className="min-w-0 print:contents">
        {loading.details && <OtherParts home={home} details={loading.details} />}
        {room && (
          <DialogSection part="room" heading={words.room} className="print:hidden">
            {room}
          </DialogSection>
        )}
        {loading.details && <DialogTerms home={home} details={loading.details} />}
        {renderCost && loading.details && (
          <DialogSection
            part="cost"
            heading={words.cost}
            className="min-h-dvh print:min-h-0 print:break-inside-auto"
          >
            {renderCost(loading.details)}
          </DialogSection>
        )}
        <PrintedFoot development={development} home={home} />
      </div>
    </div>
  );
}

type PartsProps = Pick<DialogBodyProps, "home"> & {
  details: HomeDetails;
};

/** Phones show this part above the price and the facts. */
function OpeningPart({ home, details }: PartsProps) {
  const view = nearestView(details.views, home);
  return view ? (
    <DialogOutlook home={home} view={view} />
  ) : (
    <DialogFloorPlan home={home} details={details} />
  );
}

function OtherParts({ home, details }: PartsProps) {
  return (
    <>
      {nearestView(details.views, home) && <DialogFloorPlan home={home} details={details} />}
      <DialogSun home={home} details={details} />
    </>
  );
}

function NotLoaded({ isLoading, onRetry }: { isLoading: boolean; onRetry: () => void }) {
  return (
    <div className="grid min-h-80 place-content-center justify-items-center gap-4 py-10 text-center text-sm">
      <p role="status" className="flex items-center gap-3">
        {isLoading && <Spinner />}
        {isLoading ? words.loading : words.notLoaded}
      </p>
      {!isLoading && (
        <Button variant="outline" onClick={onRetry}>
          {words.tryAgain}
        </Button>
      )}
    </div>
  );
}

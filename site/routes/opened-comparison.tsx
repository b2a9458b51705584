import { href } from "react-router";
import { rates } from "#catalog/rates.ts";
import { type readCompared, writeCompared } from "#domain/homes/compared-homes.ts";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { CompareHomes } from "#site/features/home-shortlist/compare-homes.tsx";
import { ShareLinks } from "#site/features/share-links/share-links.tsx";
import { homeLabel } from "#site/homes/home-texts.ts";
import { PrintedContacts } from "#site/home-details/printed-contacts.tsx";
import { AvailabilityTime } from "#site/homes/availability-time.tsx";
import { useUnits } from "#site/homes/use-units.ts";
import { closeComparison } from "#site/store/compare-url.ts";
import { useQueryWithUnits } from "#site/store/home-link.ts";
import * as words from "#words/home-shortlist.ts";
import * as homeWords from "#words/homes.ts";

type OpenedComparisonProps = {
  isOpen: boolean;
  compared: NonNullable<ReturnType<typeof readCompared>>;
  homes: readonly DevelopmentHome[];
  titles: Record<string, string>;
  asOf: string;
};

/** Adds to the comparison the links by which it is shared. */
export function OpenedComparison({ asOf, ...props }: OpenedComparisonProps) {
  const { homes } = props.compared;
  const units = useUnits(rates);
  const query = writeCompared(new URLSearchParams(), homes.map(homeId)).toString();
  const path = `${href("/homes")}?${useQueryWithUnits(query)}`;
  const title = words.comparisonOf(homeWords.listOf(homes.map(({ number }) => number)));
  return (
    <CompareHomes
      {...props}
      availability={<AvailabilityTime asOf={asOf} />}
      onClose={closeComparison}
      share={
        <ShareLinks
          title={title}
          lines={[title, ...homes.map((home) => homeLabel(home, units))]}
          path={path}
        />
      }
      printedFoot={<PrintedContacts path={path} />}
    />
  );
}

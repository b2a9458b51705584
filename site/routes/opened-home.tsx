import { useState } from "react";
import { rates } from "#catalog/rates.ts";
import { type DevelopmentHome, homeId, type PackedHomes } from "#domain/homes/home-list.ts";
import { hasPrice } from "#domain/homes/listed-home.ts";
import { rangeOfType } from "#domain/homes/price-range.ts";
import { loadCalendar } from "#site/features/cash-calendar/load-calendar.ts";
import { HomeDialog } from "#site/features/home-dialog/home-dialog.tsx";
import { RoomViewer } from "#site/features/room-viewer/room-viewer.tsx";
import { typeText } from "#site/homes/home-texts.ts";
import { useUnits } from "#site/homes/use-units.ts";
import { addToShortlist, removeFromShortlist, useShortlist } from "#site/store/home-shortlist.ts";
import { useAvailabilityTime, useStatusChange } from "#site/store/homes.ts";
import { OnDemand } from "#site/ui/on-demand.tsx";
import type { SaleDevelopmentView } from "#site/views/sale-development.ts";
import type { SampleRoom } from "#site/views/sample-rooms.ts";
import * as roomWords from "#words/room-viewer.ts";
import { HomeShareLinks } from "./home-share-links.tsx";

type OpenedHomeProps = {
  lists: readonly PackedHomes[];
  developments: readonly SaleDevelopmentView[];
  /** By development. */
  rooms: Record<string, readonly SampleRoom[]>;
  /** All of the page. */
  homes: readonly DevelopmentHome[];
  /** Null while the dialog closes. */
  home: DevelopmentHome | null;
  onClose: () => void;
};

/** Adds to the dialog what other features show of a home. */
export function OpenedHome(props: OpenedHomeProps) {
  const { home, homes, onClose } = props;
  const saved = useShortlist();
  const { area } = useUnits(rates);
  const [shown, setShown] = useState(home);
  if (home && home !== shown) setShown(home);
  const lists = props.lists.filter(({ key }) => key === shown?.development);
  const asOf = useAvailabilityTime(lists);
  const status = useStatusChange(lists, shown?.number);
  const development = props.developments.find(({ key }) => key === shown?.development);
  if (!shown || !development) return null;
  const rooms = props.rooms[development.key] ?? [];
  const id = homeId(shown);
  const sampleFlat = homes.find(
    (other) => other.development === development.key && other.number === development.sampleFlat,
  );
  const label = sampleFlat
    ? roomWords.sampleFlatOf(typeText(sampleFlat), area(sampleFlat.insideArea))
    : roomWords.sampleFlat;
  const isSaved = saved.includes(id);
  return (
    <HomeDialog
      development={development}
      home={shown}
      others={rangeOfType(shown, homes)}
      isOpen={home !== null}
      asOf={asOf}
      changes={{ status, listed: lists[0]?.availability.asOf ?? asOf }}
      onClose={onClose}
      room={rooms.length > 0 && <RoomViewer rooms={rooms} label={label} />}
      {...(hasPrice(shown) && {
        renderCost: (details) => (
          <OnDemand wanted load={loadCalendar[details.market]}>
            {({ CashCalendar, market }) => (
              <CashCalendar
                key={id}
                market={market}
                development={development}
                terms={details}
                home={shown}
              />
            )}
          </OnDemand>
        ),
      })}
      share={<HomeShareLinks development={development} home={shown} asOf={asOf} />}
      shortlist={{
        isSaved,
        onToggle: () => (isSaved ? removeFromShortlist(id) : addToShortlist(id)),
      }}
    />
  );
}

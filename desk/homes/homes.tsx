import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { DeskDevelopment } from "#domain/desk/homes.ts";
import { navigate, useDeskUrl } from "#desk/navigation/desk-url.ts";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { NotFound } from "#desk/parts/not-found.tsx";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import { homesQuery } from "#desk/server/queries.ts";
import { useKeys } from "#desk/shell/use-keys.ts";
import * as words from "#desk/words/en/homes.ts";
import { fits, placeUrl, readPlace } from "./home-filters.ts";
import { HomePanel } from "./home-panel.tsx";
import { focusHome, HomesGrid } from "./homes-grid.tsx";
import { HomesHeader } from "./homes-header.tsx";

export function Homes() {
  const { data, error, refetch } = useQuery(homesQuery);
  const place = readPlace(useDeskUrl());
  useDocumentTitle(words.title);
  if (!data && error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton rows={10} />;
  const development = place.development
    ? data.developments.find(({ key }) => key === place.development)
    : data.developments[0];
  if (!development) return <NotFound />;
  return <Development development={development} all={data.developments} />;
}

type DevelopmentProps = { development: DeskDevelopment; all: DeskDevelopment[] };

function Development({ development, all }: DevelopmentProps) {
  const place = { ...readPlace(useDeskUrl()), development: development.key };
  const unfiltered = { ...place, status: undefined, bedrooms: undefined };
  const isOpenedFromGrid = useRef(false);

  /** Goes back in the history where the home was opened from the grid. */
  function close() {
    if (isOpenedFromGrid.current) history.back();
    else navigate(placeUrl({ ...place, home: undefined }), { replace: true });
    isOpenedFromGrid.current = false;
  }

  useFocusAfterClosing(place.home);
  useKeys({
    Escape() {
      if (place.status || place.bedrooms !== undefined) navigate(placeUrl(unfiltered));
    },
  });

  return (
    <>
      <HomesHeader development={development} all={all} place={place} />
      <HomesGrid
        key={development.key}
        development={development}
        isShown={(home) => fits(home, place)}
        urlOf={(number) => placeUrl({ ...place, home: number })}
        unfilteredUrl={placeUrl(unfiltered)}
        onOpen={() => (isOpenedFromGrid.current = true)}
      />
      <HomePanel development={development} number={place.home} onClose={close} />
    </>
  );
}

/** The home may be closed by Back as well. */
function useFocusAfterClosing(home: string | undefined): void {
  const opened = useRef(home);
  useEffect(() => {
    if (opened.current && !home) focusHome(opened.current);
    opened.current = home;
  }, [home]);
}

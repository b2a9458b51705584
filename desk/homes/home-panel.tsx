import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import type { DeskDevelopment, HomeView } from "#domain/desk/homes.ts";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { Skeleton } from "#desk/parts/skeleton.tsx";
import { useLast } from "#desk/parts/use-last.ts";
import { homeQuery } from "#desk/server/queries.ts";
import { ServerError } from "#desk/server/request.ts";
import * as words from "#desk/words/en/homes.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import { Modal } from "#ui/modal.tsx";
import { HomeFacts } from "./home-facts.tsx";
import { HomeForm } from "./home-form.tsx";
import { HomeHistory } from "./home-history.tsx";

type HomePanelProps = {
  development: DeskDevelopment;
  /** The panel is closed where it is undefined. */
  number: string | undefined;
  onClose: () => void;
};

/** The panel is at the side of the grid; on a phone it is at the bottom. */
const look =
  "on-paper inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh w-[min(100vw-2.5rem,27rem)] max-w-full flex-col bg-paper shadow-overlay transition-[translate,display,overlay] transition-discrete duration-300 ease-calm backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 open:flex open:backdrop:opacity-100 starting:open:backdrop:opacity-0 md:beyond-end md:open:translate-none md:starting:open:beyond-end max-md:inset-x-0 max-md:top-auto max-md:bottom-0 max-md:h-auto max-md:max-h-[calc(100dvh-3rem)] max-md:w-full";

export function HomePanel({ development, number, onClose }: HomePanelProps) {
  const titleId = useId();
  const shown = useLast(number);
  return (
    <Modal open={number !== undefined} onClose={onClose} titleId={titleId} className={look} isInUrl>
      <div className="flex items-center gap-4 border-b border-rule py-2 ps-5 pe-2.5">
        <div className="min-w-0 flex-1">
          <h2 id={titleId} tabIndex={-1} className="text-xl outline-none">
            {shown && words.homeTitle(shown)}
          </h2>
          <p className="text-sm text-fg-soft">{development.title}</p>
        </div>
        <IconButton label={words.closePanel} shape={close} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">
        {shown && <OpenHome key={shown} development={development.key} number={shown} />}
      </div>
    </Modal>
  );
}

function OpenHome({ development, number }: { development: string; number: string }) {
  const { data, error, refetch } = useQuery(homeQuery(development, number));
  if (data) return <ShownHome development={development} view={data} />;
  if (error instanceof ServerError && error.status === 404) {
    return <EmptyState title={words.notFoundTitle} text={words.notFoundText} />;
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  return <Skeleton rows={6} />;
}

function ShownHome({ development, view }: { development: string; view: HomeView }) {
  return (
    <div className="grid gap-6">
      <HomeFacts development={development} view={view} />
      <HomeForm development={development} view={view} />
      <HomeHistory history={view.history} />
    </div>
  );
}

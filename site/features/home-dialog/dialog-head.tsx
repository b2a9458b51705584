import type { ReactNode } from "react";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { close } from "#ui/icons.ts";
import type { HomeDetails } from "#site/views/home-details.ts";
import * as words from "#words/home-dialog.ts";
import * as homeWords from "#words/homes.ts";
import { DialogLinks } from "./dialog-links.tsx";
import { nearestView } from "#site/home-details/nearest-view.ts";

type DialogHeadProps = {
  development: { title: string };
  home: ListedHome;
  titleId: string;
  details: HomeDetails | null;
  room?: ReactNode;
  renderCost?: (details: HomeDetails) => ReactNode;
  onClose: () => void;
};

export function DialogHead(props: DialogHeadProps) {
  const { development, home, titleId, details, room, renderCost, onClose } = props;
  return (
    <div className="border-b border-rule bg-paper ps-gutter pe-2 pt-4 lg:ps-10 lg:pt-6 print:p-0">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1 pb-2">
          <p className="eyebrow text-highlight">{development.title}</p>
          <h2 id={titleId} tabIndex={-1} className="text-2xl outline-none">
            {home.number}{" "}
            <span className="ms-2 font-sans text-sm tracking-normal text-fg-soft">
              {homeWords.homeSummary([
                homeWords.homeType(home.bedrooms, home.study),
                homeWords.floor(home.floor).toLowerCase(),
              ])}
            </span>
          </h2>
        </div>
        <IconButton
          label={words.closeHome}
          shape={close}
          onClick={onClose}
          className="print:hidden"
        />
      </div>
      <DialogLinks
        isLoaded={details !== null}
        parts={{
          plan: details !== null,
          view: details !== null && nearestView(details.views, home) !== null,
          sun: details !== null,
          room: Boolean(room),
          cost: Boolean(renderCost) && details !== null,
          terms: details !== null,
        }}
      />
    </div>
  );
}

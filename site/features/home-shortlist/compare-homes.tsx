import "#site/ui/printed-alone.css";
import "./compare-homes.css";
import { type ReactNode, useId, useState } from "react";
import { createPortal } from "react-dom";
import { office } from "#catalog/office.ts";
import { findHomes, type readCompared } from "#domain/homes/compared-homes.ts";
import { type DevelopmentHome, homeId } from "#domain/homes/home-list.ts";
import { localDay } from "#domain/time-zone.ts";
import { changeComparison } from "#site/store/compare-url.ts";
import { addToShortlist, removeFromShortlist, useShortlist } from "#site/store/home-shortlist.ts";
import { printer } from "#site/ui/contact-icons.ts";
import { widePanel } from "#site/ui/side-panel.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { close } from "#ui/icons.ts";
import { Modal } from "#ui/modal.tsx";
import * as words from "#words/home-shortlist.ts";
import { CompareNotes } from "./compare-notes.tsx";
import { ComparedRows } from "./compared-rows.tsx";
import { SavedHomes } from "./saved-homes.tsx";

type CompareHomesProps = {
  /** False while the dialog closes. */
  isOpen: boolean;
  compared: NonNullable<ReturnType<typeof readCompared>>;
  homes: readonly DevelopmentHome[];
  /** The titles of the developments by key. */
  titles: Record<string, string>;
  /** Says how old the statuses are. */
  availability: ReactNode;
  share: ReactNode;
  printedFoot: ReactNode;
  onClose: () => void;
};

/** Over the list, which keeps its filters and its place. */
export function CompareHomes(props: CompareHomesProps) {
  const { isOpen, compared, homes, titles, availability, share, printedFoot, onClose } = props;
  const titleId = useId();
  const [today] = useState(() => localDay(Date.now(), office.timeZone));
  const shortlist = useShortlist();
  const saved = findHomes(shortlist, homes);
  const ids = compared.homes.map(homeId);
  const unsaved = ids.filter((id) => !shortlist.includes(id));

  return createPortal(
    <Modal open={isOpen} isInUrl onClose={onClose} titleId={titleId} className={widePanel}>
      <div className="flex items-center gap-4 border-b border-rule py-2 ps-gutter pe-2 print:p-0">
        <h2 id={titleId} tabIndex={-1} className="flex-1 text-2xl outline-none">
          {words.compare}
        </h2>
        <IconButton label={words.close} shape={close} onClick={onClose} className="print:hidden" />
      </div>
      <div className="comparison relative min-h-0 flex-1 overflow-auto overscroll-contain pb-10 print:overflow-visible print:pb-0">
        <div className="compare-pane py-4">
          <CompareNotes
            titles={titles}
            compared={compared}
            missing={saved.missing}
            onForget={() => removeFromShortlist(...saved.missing)}
          />
          <p className="mt-1 text-xs text-fg-soft">{availability}</p>
          {ids.length > 2 && (
            <p className="mt-3 text-sm font-medium md:hidden print:hidden">{words.swipe}</p>
          )}
        </div>
        {ids.length > 0 ? (
          <ComparedRows
            homes={compared.homes}
            titles={titles}
            today={today}
            onRemove={(id) => {
              // The button is removed with its column.
              document.getElementById(titleId)?.focus();
              changeComparison(ids.filter((other) => other !== id));
            }}
          />
        ) : (
          <div className="compare-pane">
            <EmptyState title={words.nothing} text={words.nothingText} />
          </div>
        )}
        <div className="compare-pane">
          {printedFoot}
          <div className="print:hidden">
            {saved.homes.length > 0 && (
              <SavedHomes
                saved={saved.homes}
                compared={compared.homes}
                titles={titles}
                onCompare={changeComparison}
              />
            )}
            {ids.length > 0 && (
              <div className="mt-6 flex flex-wrap gap-2">
                {share}
                <Button variant="outline" size="sm" onClick={() => print()}>
                  <Icon shape={printer} size={18} />
                  {words.print}
                </Button>
                {unsaved.length > 0 && (
                  <Button variant="outline" size="sm" onClick={() => addToShortlist(...unsaved)}>
                    {words.saveAll}
                  </Button>
                )}
              </div>
            )}
          </div>
        </div>
      </div>
    </Modal>,
    document.body,
  );
}

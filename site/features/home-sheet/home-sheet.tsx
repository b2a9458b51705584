import "./home-sheet.css";
import { type ReactNode, useEffect, useId, useState } from "react";
import { createPortal } from "react-dom";
import { company } from "#catalog/company.ts";
import type { ListedHome } from "#domain/homes/listed-home.ts";
import { Modal } from "#site/ui/modal.tsx";
import * as words from "#words/home-sheet.ts";
import { SheetBody } from "./sheet-body.tsx";
import { SheetHead } from "./sheet-head.tsx";
import { useHomeDetails } from "./use-home-details.ts";
import { useMessagesAbout } from "./use-messages-about.ts";
import type { Shortlisting } from "./ways-on.tsx";

export type HomeSheetProps = {
  development: { key: string; title: string; place: string };
  /** Null while the sheet closes. */
  home: ListedHome | null;
  /** When the statuses were read. */
  asOf: string;
  /** The owner takes the home out of the address; back navigation does that by itself. */
  onClose: () => void;
  cost?: ReactNode;
  room?: ReactNode;
  share?: ReactNode;
  shortlist?: Shortlisting;
};

const look =
  "home-sheet on-paper inset-y-0 start-auto end-0 m-0 h-dvh max-h-dvh w-full max-w-full flex-col bg-paper shadow-overlay transition-[translate,display,overlay] transition-discrete duration-300 ease-calm backdrop:bg-ink/50 backdrop:opacity-0 backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-300 beyond-end open:flex open:translate-none open:backdrop:opacity-100 lg:w-[min(100vw-4rem,84rem)] starting:open:beyond-end starting:open:backdrop:opacity-0";

/** One home over the list, with its own heading, title and address. */
export function HomeSheet({ home, ...rest }: HomeSheetProps) {
  const [shown, setShown] = useState(home);
  if (home && home !== shown) setShown(home);
  return shown && <Sheet {...rest} home={shown} isOpen={home !== null} />;
}

type SheetProps = HomeSheetProps & { home: ListedHome; isOpen: boolean };

function Sheet({ isOpen, ...props }: SheetProps) {
  const { development, home, onClose } = props;
  const titleId = useId();
  const loading = useHomeDetails(development.key);
  const subject = words.subject(home.number, development.title, development.place);
  useMessagesAbout(development, isOpen ? subject : null);
  const title = words.documentTitle(home.number, development.title, company.name);
  useDocumentTitle(isOpen ? title : null);
  // A child of the body, so that the page behind it can be left out on paper.
  return createPortal(
    <Modal open={isOpen} addressed onClose={onClose} titleId={titleId} className={look}>
      <SheetHead {...props} titleId={titleId} details={loading.details} />
      <div className="relative min-h-0 flex-1 overflow-y-auto overscroll-contain print:overflow-visible">
        <SheetBody {...props} loading={loading} subject={subject} />
      </div>
    </Modal>,
    document.body,
  );
}

/** The list has its own title again when the sheet is closed. */
function useDocumentTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    const before = document.title;
    document.title = title;
    return () => {
      document.title = before;
    };
  }, [title]);
}

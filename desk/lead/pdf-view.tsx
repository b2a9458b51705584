import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { PDF_PAGE } from "#domain/desk/urls.ts";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { readBytes } from "#desk/server/request.ts";
import * as words from "#desk/words/en/documents.ts";
import { Button } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { minus, plus } from "#ui/icons.ts";
import { usePdfFrame } from "./use-pdf-frame.ts";

type PdfViewProps = { url: string; name: string; download: ReactNode; onEscape: () => void };

/** The desk reads the document with its session and gives the bytes to a page of its own in a
 * sandboxed frame, because browsers refuse their own viewer there (whatwg/html#6946). */
export function PdfView({ url, name, download, onEscape }: PdfViewProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["document", url],
    queryFn: ({ signal }) => readBytes(url, signal),
    // Every read is a view on the timeline, so the document is not read again after an interruption.
    staleTime: "static",
    gcTime: 0,
    retry: false,
  });
  const { state, page, onLoad, zoom } = usePdfFrame(data, onEscape);
  const isOpen = state.kind === "opened";
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-5 pb-2">
        <p role="status" className="me-2 text-sm tabular-nums">
          {isOpen && words.page(page, state.pages)}
          {!error && state.kind === "opening" && words.opening}
        </p>
        {isOpen && (
          <>
            <IconButton label={words.zoomOut} shape={minus} onClick={() => zoom("out")} />
            <IconButton label={words.zoomIn} shape={plus} onClick={() => zoom("in")} />
            <Button variant="ghost" size="sm" onClick={() => zoom("fit")}>
              {words.fitWidth}
            </Button>
          </>
        )}
        {download}
      </div>
      {isOpen && state.hasMissingPictures && (
        <p className="px-5 pb-2 text-sm">{words.missingPictures}</p>
      )}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {state.kind === "failed" && (
        <div role="alert" className="p-6">
          <EmptyState {...words.failures[state.reason]} />
        </div>
      )}
      {data && state.kind !== "failed" && (
        <iframe
          sandbox="allow-scripts"
          src={PDF_PAGE}
          title={words.shownDocument(name)}
          className="min-h-0 w-full flex-1"
          onLoad={onLoad}
        />
      )}
    </>
  );
}

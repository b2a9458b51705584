import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { documentUrl, downloadUrl } from "#domain/desk/urls.ts";
import type { LeadView } from "#domain/desk/lead.ts";
import { DownloadLink } from "#desk/parts/download-link.tsx";
import { LoadFailure } from "#desk/parts/load-failure.tsx";
import { leadKey } from "#desk/server/queries.ts";
import { check } from "#desk/server/request.ts";
import * as words from "#desk/words/en/documents.ts";
import * as lead from "#desk/words/en/lead.ts";
import { Dialog } from "#ui/dialog.tsx";
import { PdfView } from "./pdf-view.tsx";

type DocumentDialogProps = {
  leadId: string;
  document: LeadView["documents"][number] | undefined;
  onClose: () => void;
};

export function DocumentDialog({ leadId, document, onClose }: DocumentDialogProps) {
  const client = useQueryClient();

  function close() {
    onClose();
    // The server has added this view of the document to the timeline.
    void client.invalidateQueries({ queryKey: leadKey(leadId) });
  }

  const url = document && documentUrl(leadId, document.id);
  const download = document && (
    <DownloadLink
      variant="outline"
      size="sm"
      className="ms-auto"
      href={downloadUrl(leadId, document.id)}
    >
      {lead.download}
    </DownloadLink>
  );
  return (
    <Dialog
      open={document !== undefined}
      onClose={close}
      title={document?.fileName ?? ""}
      size="screen"
    >
      {document && url && (
        <div className="flex h-full flex-col">
          {document.shownAs === "pdf" ? (
            <PdfView url={url} name={document.fileName} download={download} onEscape={close} />
          ) : (
            <Picture url={url} name={document.fileName} download={download} />
          )}
        </div>
      )}
    </Dialog>
  );
}

type PictureProps = { url: string; name: string; download: ReactNode };

/** The sandbox allows no script and no access to the desk, because visitors send documents. */
function Picture({ url, name, download }: PictureProps) {
  const { isSuccess, error, refetch } = useQuery({
    queryKey: ["document", url],
    queryFn: () => check(url).then(() => true),
    gcTime: 0,
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 px-5 pb-2">{download}</div>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isSuccess && (
        <iframe
          sandbox=""
          src={url}
          title={words.shownDocument(name)}
          className="min-h-0 w-full flex-1"
        />
      )}
    </>
  );
}

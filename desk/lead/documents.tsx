import { useId, useState } from "react";
import { documentLabels } from "#catalog/forms.ts";
import { downloadUrl } from "#domain/desk/urls.ts";
import type { LeadView } from "#domain/desk/lead.ts";
import { fileSize } from "#desk/format/file-size.ts";
import { DownloadLink } from "#desk/parts/download-link.tsx";
import * as words from "#desk/words/en/lead.ts";
import { Button } from "#ui/button.tsx";
import { DocumentDialog } from "./document-dialog.tsx";

type Document = LeadView["documents"][number];
type DocumentsProps = { leadId: string; title?: string; documents: Document[] };

export function Documents({ leadId, title = words.documents, documents }: DocumentsProps) {
  const id = useId();
  const [shown, setShown] = useState<Document>();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <ul className="mt-3 grid text-sm">
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-rule py-2"
          >
            <span className="min-w-0 flex-1 basis-64">
              <span className="block truncate font-medium" dir="auto">
                {document.fileName}
              </span>
              <span className="text-fg-soft">
                {[
                  documentLabels[document.field],
                  fileSize(document.bytes),
                  verdictOf(document),
                ].join(" · ")}
              </span>
            </span>
            {document.shownAs && (
              <Button
                variant="outline"
                size="sm"
                aria-label={words.showOf(document.fileName)}
                onClick={() => setShown(document)}
              >
                {words.show}
              </Button>
            )}
            <DownloadLink
              variant={document.shownAs ? "ghost" : "outline"}
              size="sm"
              href={downloadUrl(leadId, document.id)}
              aria-label={words.downloadOf(document.fileName)}
            >
              {words.download}
            </DownloadLink>
          </li>
        ))}
      </ul>
      <DocumentDialog leadId={leadId} document={shown} onClose={() => setShown(undefined)} />
    </section>
  );
}

/** Infected files are refused when they are sent, so a stored one was clean or not scanned. */
function verdictOf({ isScanned }: Document): string {
  if (isScanned === null) return words.scanUnknown;
  return isScanned ? words.scanned : words.notScanned;
}

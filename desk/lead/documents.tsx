import { useState } from "react";
import type { LeadSheet } from "#domain/desk/lead.ts";
import { documentAddress } from "#domain/desk/addresses.ts";
import { fileSize } from "#desk/format/file-size.ts";
import * as words from "#desk/words/en/lead.ts";
import { Button, ButtonAnchor } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";

type Document = LeadSheet["documents"][number];
type DocumentsProps = { leadId: string; documents: Document[] };

export function Documents({ leadId, documents }: DocumentsProps) {
  const [shown, setShown] = useState<Document>();
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="text-xl">
        {words.documents}
      </h2>
      <ul className="mt-3 grid text-sm">
        {documents.map((document) => (
          <li
            key={document.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-rule py-2"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium" dir="auto">
                {document.fileName}
              </span>
              <span className="text-fg-soft">
                {[document.field, fileSize(document.bytes)].join(" · ")}
              </span>
            </span>
            {document.isShown ? (
              <Button variant="outline" size="sm" onClick={() => setShown(document)}>
                {words.show}
              </Button>
            ) : (
              <ButtonAnchor
                variant="outline"
                size="sm"
                href={documentAddress(leadId, document.id)}
                download={document.fileName}
              >
                {words.download}
              </ButtonAnchor>
            )}
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.fileName ?? ""}
        size="screen"
      >
        {shown && <Frame address={documentAddress(leadId, shown.id)} name={shown.fileName} />}
      </Dialog>
    </section>
  );
}

/** The frame may run nothing and reach nothing: a document comes from a stranger. */
function Frame({ address, name }: { address: string; name: string }) {
  return (
    <div className="flex h-full flex-col">
      <iframe
        sandbox=""
        src={address}
        title={words.shownDocument(name)}
        className="min-h-0 w-full flex-1 bg-surface"
      />
      <p className="px-5 py-2 text-sm">
        <a href={address} target="_blank" rel="noopener noreferrer" className="underline">
          {words.openInTab}
        </a>
      </p>
    </div>
  );
}

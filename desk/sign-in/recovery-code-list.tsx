import { useState } from "react";
import { company } from "#catalog/company.ts";
import { FailureNote } from "#desk/parts/failure-note.tsx";
import { useAttempt } from "#desk/parts/use-attempt.ts";
import { useMe } from "#desk/state/me.ts";
import * as words from "#desk/words/en/recovery.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { saveFile } from "#ui/save-file.ts";
import { focusFirst } from "./focus-first.ts";

type RecoveryCodeListProps = { codes: readonly string[]; onKept: () => void };

/** Shown once: the server keeps only hashes. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const { email } = useMe();
  const [isKept, setKept] = useState(false);
  const [isReminded, setReminded] = useState(false);
  const copy = useAttempt(() => navigator.clipboard.writeText(codes.join("\n")));
  const text = [words.fileTitle(company.name, email), "", ...codes, "", words.fileNote, ""];
  return (
    <div className="grid gap-4">
      <div className="print-alone rounded-sm border border-rule bg-surface p-4">
        <p className="mb-3 hidden text-sm print:block">{words.fileTitle(company.name, email)}</p>
        <ol
          ref={focusFirst}
          tabIndex={-1}
          aria-label={words.title}
          className="grid gap-x-6 gap-y-1.5 text-sm tracking-wide tabular-nums outline-none sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} dir="ltr" className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <p className="mt-3 hidden text-sm print:block">{words.fileNote}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => copy.run()}>
          {copy.wasDone ? words.copied : words.copy}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => saveFile(words.fileName, new Blob([text.join("\n")]))}
        >
          {words.download}
        </Button>
        <Button variant="outline" size="sm" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <FailureNote error={copy.error} otherwise={words.notCopied} />
      <Checkbox
        label={words.kept}
        checked={isKept}
        error={isReminded && !isKept ? words.keepFirst : undefined}
        onChange={({ target }) => setKept(target.checked)}
      />
      <Button
        className="justify-self-start"
        onClick={() => (isKept ? onKept() : setReminded(true))}
      >
        {words.done}
      </Button>
    </div>
  );
}

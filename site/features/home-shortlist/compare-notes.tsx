import type { readCompared } from "#domain/homes/compared-homes.ts";
import { Button } from "#ui/button.tsx";
import * as homeWords from "#words/homes.ts";
import * as words from "#words/home-shortlist.ts";

type CompareNotesProps = {
  compared: NonNullable<ReturnType<typeof readCompared>>;
  titles: Record<string, string>;
  missing: readonly string[];
  onForget: () => void;
};

export function CompareNotes({ compared, titles, missing, onForget }: CompareNotesProps) {
  const notes = [
    compared.unknown.length > 0 && words.unknownHomes(compared.unknown.map(nameOf)),
    compared.isTooMany && words.tooMany,
    missing.length > 0 && words.missingHomes(missing.map(nameOf)),
  ].filter((note) => note !== false);
  if (notes.length === 0) return <p className="mt-2 text-fg-soft">{words.compareIntro}</p>;

  /** "A-304, Harbour House" */
  function nameOf(id: string): string {
    const [development = "", number = ""] = id.split(".");
    const title = titles[development];
    return title && number ? homeWords.homeSummary([number, title]) : id;
  }

  return (
    <div role="status" className="mt-4 space-y-2">
      {notes.map((note) => (
        <p key={note} className="border-s-2 border-highlight ps-4 text-sm">
          {note}
        </p>
      ))}
      {missing.length > 0 && (
        <Button variant="outline" size="sm" onClick={onForget}>
          {words.forgetMissing}
        </Button>
      )}
    </div>
  );
}

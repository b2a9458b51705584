import { Button } from "#ui/button.tsx";
import * as words from "#words/project-filters.ts";

export function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-start gap-6 border-y border-rule py-16 lg:py-24">
      <h2 className="text-2xl">{words.noProjects}</h2>
      <p className="max-w-text text-fg-soft">{words.noProjectsHelp}</p>
      <Button variant="outline" onClick={onClear}>
        {words.showAllProjects}
      </Button>
    </div>
  );
}

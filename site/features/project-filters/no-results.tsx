import { Button } from "#site/ui/button.tsx";

export function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <div className="flex flex-col items-start gap-6 border-y border-rule py-16 lg:py-24">
      <h2 className="text-2xl">No projects match</h2>
      <p className="max-w-text text-fg-soft">Remove a filter or see all projects.</p>
      <Button variant="outline" onClick={onClear}>
        Show all projects
      </Button>
    </div>
  );
}

import { Button } from "#site/ui/button.tsx";

type UploadProgressProps = {
  /** How much has left, from 0 to 1. */
  part: number;
  onCancel: () => void;
};

export function UploadProgress({ part, onCancel }: UploadProgressProps) {
  const percent = Math.round(part * 100);
  const hasLeft = percent === 100;
  return (
    <div className="mt-8 flex items-center gap-4">
      <div className="flex-1">
        <p id="upload-progress" className="text-sm tabular-nums">
          {hasLeft ? "Uploaded. Waiting for confirmation." : `Uploading: ${percent} %`}
        </p>
        <progress
          aria-labelledby="upload-progress"
          value={part}
          max={1}
          className="mt-2 block h-1 w-full appearance-none overflow-hidden rounded-sm bg-rule [&::-moz-progress-bar]:bg-highlight [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-highlight"
        />
      </div>
      <Button variant="ghost" size="sm" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

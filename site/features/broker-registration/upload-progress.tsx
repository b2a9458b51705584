import { documentLabels } from "#catalog/forms.ts";
import { isDocumentField } from "#domain/document.ts";
import type { LeadFiles } from "#site/api/lead-body.ts";
import { Button } from "#ui/button.tsx";
import * as words from "#words/upload.ts";
import { fileProgress } from "./file-progress.ts";

type UploadProgressProps = {
  files: LeadFiles;
  /** The uploaded fraction, from 0 to 1. */
  part: number;
  onCancel: () => void;
};

export function UploadProgress({ files, part, onCancel }: UploadProgressProps) {
  const percent = toPercent(part);
  const sent = Object.entries(files);
  const parts = fileProgress(
    sent.map(([, { size }]) => size),
    part,
  );
  return (
    <section aria-label={words.uploadName} className="mt-8">
      <div className="flex items-center justify-between gap-4">
        <p className="text-sm tabular-nums">
          {percent === 100 ? words.uploaded : words.uploading(percent)}
        </p>
        <Button variant="ghost" size="sm" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
      <ul className="mt-2 space-y-3">
        {sent.map(([field, { name }], index) => (
          <FileProgress
            key={field}
            label={isDocumentField(field) ? documentLabels[field] : field}
            name={name}
            part={parts[index] ?? 0}
          />
        ))}
      </ul>
    </section>
  );
}

type FileProgressProps = { label: string; name: string; part: number };

function FileProgress({ label, name, part }: FileProgressProps) {
  const percent = toPercent(part);
  return (
    <li className="text-sm">
      <span className="flex justify-between gap-4">
        <span className="min-w-0 truncate">
          {label}: <bdi>{name}</bdi>
        </span>
        <span className="shrink-0 text-fg-soft tabular-nums">
          {percent === 100 ? words.done : words.percentSent(percent)}
        </span>
      </span>
      <progress
        aria-label={`${label}: ${name}`}
        value={part}
        max={1}
        className="mt-1.5 block h-1 w-full appearance-none overflow-hidden rounded-sm bg-rule [&::-moz-progress-bar]:bg-highlight [&::-webkit-progress-bar]:bg-rule [&::-webkit-progress-value]:bg-highlight"
      />
    </li>
  );
}

/** Rounded down: 100 only when the upload is complete. */
function toPercent(part: number): number {
  return Math.floor(part * 100);
}

import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { documentLabels } from "#catalog/forms.ts";
import { acceptedFiles, type DocumentField } from "#domain/document.ts";
import { classes } from "#ui/classes.ts";
import { file as fileShape, upload } from "#site/ui/contact-icons.ts";
import { Field } from "#ui/field.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { trash } from "#ui/icons.ts";
import * as words from "#words/file-field.ts";
import { fileSize } from "./file-size.ts";

type FileFieldProps = {
  field: DocumentField;
  required: boolean;
  file?: File;
  error?: string;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** The native file input lies invisibly over the frame and receives clicks, keys and dropped files.
 * The frame shows the focus of an invalid field after a click too, because the form has moved it
 * there. */
export function FileField({ field, required, file, error, onChoose, onRemove }: FileFieldProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  const [isTarget, setIsTarget] = useState(false);

  // The input shows the chosen file again after the visitor has moved between the steps.
  useEffect(() => setInputFile(inputRef.current, file), [file]);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [chosen] = target.files ?? [];
    setInputFile(target, file); // until the choice is accepted; cancelling the picker changes nothing
    if (chosen) onChoose(chosen);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setIsTarget(false);
    const [dropped] = event.dataTransfer.files;
    if (dropped) onChoose(dropped);
  }

  return (
    <Field
      label={documentLabels[field]}
      required={required}
      optional={!required}
      help={acceptedFiles(field).replaceAll(".", "").replaceAll(",", ", ").toUpperCase()}
      error={error}
      className="min-w-0"
    >
      {(control) => (
        <div
          className={classes(
            "relative flex min-h-20 items-center gap-3 rounded-sm border bg-field py-3 ps-4 pe-2 transition-colors duration-200 hover:border-fg has-disabled:opacity-60 has-[:focus-visible,[aria-invalid]:focus]:outline-2 has-[:focus-visible,[aria-invalid]:focus]:outline-offset-3 has-[:focus-visible,[aria-invalid]:focus]:outline-highlight",
            !file && "border-dashed",
            isTarget ? "border-highlight" : error ? "border-alert" : "border-rule-strong",
          )}
        >
          <Icon shape={file ? fileShape : upload} className={file ? "" : "text-highlight"} />
          {file ? <ChosenFile file={file} /> : <DropHint />}
          <input
            ref={inputRef}
            type="file"
            name={field}
            accept={acceptedFiles(field)}
            onChange={onChange}
            onDragEnter={() => setIsTarget(true)}
            onDragLeave={() => setIsTarget(false)}
            onDrop={onDrop}
            className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
            {...control}
          />
          {file && (
            <IconButton
              label={words.removeFile(file.name)}
              shape={trash}
              onClick={() => {
                onRemove();
                inputRef.current?.focus();
              }}
              className="relative"
            />
          )}
        </div>
      )}
    </Field>
  );
}

function ChosenFile({ file }: { file: File }) {
  return (
    <span className="min-w-0 flex-1 text-sm leading-snug">
      <span className="block truncate font-medium">
        <bdi>{file.name}</bdi>
      </span>
      <span className="block text-xs text-fg-soft tabular-nums">{fileSize(file.size)}</span>
    </span>
  );
}

function DropHint() {
  return (
    <span aria-hidden="true" className="text-sm text-fg-soft">
      <span className="underline underline-offset-4">{words.chooseAFile}</span>
      <span className="pointer-coarse:hidden">{words.orDropIt}</span>
    </span>
  );
}

function setInputFile(input: HTMLInputElement | null, file: File | undefined) {
  const transfer = new DataTransfer();
  if (file) transfer.items.add(file);
  if (input) input.files = transfer.files;
}

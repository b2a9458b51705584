import { useState } from "react";
import { office } from "#catalog/office.ts";
import { DownloadLink } from "#desk/parts/download-link.tsx";
import { useDocumentTitle } from "#desk/parts/use-document-title.ts";
import * as words from "#desk/words/en/export.ts";
import * as values from "#desk/words/en/values.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Select } from "#ui/select.tsx";
import { TextField } from "#ui/text-field.tsx";
import { exportUrl } from "./export-url.ts";

const formats = Object.entries(words.formats).map(([value, label]) => ({ value, label }));
const kinds = Object.entries(values.kinds).map(([value, label]) => ({ value, label }));
const sources = Object.entries(values.sources).map(([value, label]) => ({ value, label }));

export function Export() {
  const [format, setFormat] = useState("csv");
  const [kind, setKind] = useState("");
  const [source, setSource] = useState("");
  const [isFull, setIsFull] = useState(false);
  const [from, setFrom] = useState("");
  const [to, setTo] = useState("");
  useDocumentTitle(words.title);
  const isBackwards = from !== "" && to !== "" && to < from;
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <header className="border-b border-rule px-4 py-3 md:px-6">
        <h1 className="text-2xl">{words.title}</h1>
        <p className="max-w-text text-sm text-fg-soft">{words.text}</p>
      </header>
      <div className="grid max-w-xl gap-4 px-4 py-5 md:grid-cols-2 md:px-6">
        <Select
          label={words.kind}
          placeholder={words.anyKind}
          value={kind}
          options={kinds}
          onChange={({ target }) => setKind(target.value)}
        />
        <Select
          label={words.source}
          placeholder={words.anySource}
          value={source}
          options={sources}
          onChange={({ target }) => setSource(target.value)}
        />
        <Select
          label={words.format}
          value={format}
          options={formats}
          onChange={({ target }) => setFormat(target.value)}
        />
        <TextField
          type="date"
          label={words.from}
          help={words.fromHelp}
          max={to || undefined}
          value={from}
          onChange={({ target }) => setFrom(target.value)}
        />
        <TextField
          type="date"
          label={words.to}
          help={words.toHelp(office.city)}
          min={from || undefined}
          error={isBackwards ? words.backwards : undefined}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <div className="md:col-span-2">
          <Checkbox
            label={words.full}
            checked={isFull}
            onChange={({ target }) => setIsFull(target.checked)}
          />
        </div>
        <p className="border-s-2 border-highlight ps-3 text-sm md:col-span-2">{words.recorded}</p>
        <div className="grid justify-items-start gap-3 md:col-span-2">
          {!isBackwards && (
            <DownloadLink href={exportUrl(format, { kind, source, isFull }, { from, to })}>
              {words.download(words.formats[format as keyof typeof words.formats])}
            </DownloadLink>
          )}
        </div>
      </div>
    </div>
  );
}

export const title = "Export";
export const text =
  "The leads with everything that was sent, as a file. Notes and documents are not in it.";
export const kind = "Kind";
export const anyKind = "Any kind";
export const source = "Source";
export const anySource = "Any source";
export const format = "Format";
export const formats = { csv: "CSV", json: "JSON" };
export const from = "From";
export const fromHelp = "Empty: from the first lead.";
export const to = "To";
export const toHelp = (city: string) => `This day included. Days are those of ${city}.`;
export const backwards = "This day is before the first one.";
export const recorded =
  "The file has personal data: keep it safe, and delete it when it is no longer needed. The audit records who exported what and when.";
export const download = (format: string) => `Download ${format}`;
export const full = "With dates of birth, which are masked otherwise";

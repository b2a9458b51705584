const BOUNDARY = "boundary-of-the-simulation";
const LINE = "\r\n";

/** A form with one PDF per field, as a browser sends it. */
export function multipartOf(fields: Record<string, string>, files: string[], mark: string) {
  const document = `%PDF-1.7\n% ${mark}\n1 0 obj\n<<>>\nendobj\n%%EOF\n`;
  const parts = [
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value)),
    ...files.map((name) => part(`name="${name}"; filename="${name}.pdf"`, document)),
  ];
  return {
    headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.from(`${parts.join("")}--${BOUNDARY}--${LINE}`),
  };
}

function part(disposition: string, content: string): string {
  const head = `--${BOUNDARY}${LINE}content-disposition: form-data; ${disposition}`;
  return [head, "", content, ""].join(LINE);
}

/** A PDF with a line of text on each of its pages; an encrypted one needs a password that nobody knows. */
export function makePdf(lines: string[], { isEncrypted = false } = {}): Buffer {
  const kids = lines.map((_, index) => `${4 + 2 * index} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${lines.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...lines.flatMap((line, index) => {
      const content = `BT /F1 36 Tf 72 700 Td (${line}) Tj ET 0.1 0.4 0.4 rg 72 500 300 120 re f`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * index} 0 R
            /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let text = "%PDF-1.7\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const key = "x".repeat(32);
  const encryption = `/Encrypt << /Filter /Standard /V 1 /R 2 /O (${key}) /U (${key}) /P -4 >> /ID [(a) (a)]`;
  return Buffer.from(
    `${text}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}trailer\n` +
      `<< /Size ${size} /Root 1 0 R ${isEncrypted ? encryption : ""} >>\nstartxref\n${text.length}\n%%EOF\n`,
    "latin1",
  );
}

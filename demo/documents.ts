import { crc32, deflateSync } from "node:zlib";
import type { DocumentField } from "#domain/document.ts";
import { REQUIRED_DOCUMENTS } from "#domain/document.ts";
import type { DemoLead } from "./leads.ts";

export type DemoDocument = { field: DocumentField; fileName: string; content: Buffer };

/** The passport is a picture, the other documents are PDF. */
export function demoDocuments(lead: DemoLead): DemoDocument[] {
  if (lead.kind !== "broker" || !lead.hasDocuments) return [];
  return REQUIRED_DOCUMENTS[lead.details.registrationType].map((field) =>
    field === "passport"
      ? { field, fileName: "passport.png", content: samplePicture(lead.number) }
      : { field, fileName: `${field}.pdf`, content: samplePdf(`Made-up document: ${field}`) },
  );
}

export function samplePdf(line: string): Buffer {
  const stream = `BT /F1 24 Tf 72 720 Td (${line.replace(/[\\()]/g, "\\$&")}) Tj ET`;
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, "0")} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join("")}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  );
}

const [WIDTH, HEIGHT] = [480, 300];

export function samplePicture(number: number): Buffer {
  const rows = Array.from({ length: HEIGHT }, (_, y) => {
    const row = Buffer.alloc(1 + WIDTH * 3); // begins with the filter of the row: none
    for (let x = 0; x < WIDTH; x++) {
      const isStripe = (x + y) % 60 < 30;
      row.set([isStripe ? 205 : 225, 190 + (number % 50), isStripe ? 180 : 200], 1 + x * 3);
    }
    return row;
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2], 8); // eight bits for each of red, green and blue
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(rows))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

import { randomBytes } from "node:crypto";
import { crc32, deflateRawSync } from "node:zlib";

export const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]);
export const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

type Packed = {
  name: string;
  content: Buffer;
  /** A wrong size in the directory. */
  claimedBytes?: number;
  flags?: number;
};

export function makeZip(entries: Packed[]): Buffer {
  const locals: Buffer[] = [];
  const table: Buffer[] = [];
  for (const { name, content, claimedBytes = content.length, flags = 0 } of entries) {
    const packed = deflateRawSync(content);
    const offset = locals.reduce((sum, local) => sum + local.length, 0);
    const header = Buffer.alloc(26);
    header.writeUInt16LE(20, 0); // version needed
    header.writeUInt16LE(flags, 2);
    header.writeUInt16LE(8, 4); // deflated
    header.writeUInt32LE(crc32(content), 10);
    header.writeUInt32LE(packed.length, 14);
    header.writeUInt32LE(claimedBytes, 18);
    header.writeUInt16LE(name.length, 22);
    locals.push(Buffer.concat([Buffer.from("PK\x03\x04"), header, Buffer.from(name), packed]));
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const begin = Buffer.concat([Buffer.from("PK\x01\x02"), Buffer.from([20, 0])]);
    table.push(Buffer.concat([begin, header, rest, Buffer.from(name)]));
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(table).length, 12);
  end.writeUInt32LE(Buffer.concat(locals).length, 16);
  return Buffer.concat([...locals, ...table, end]);
}

export const docx = makeZip([
  { name: "[Content_Types].xml", content: Buffer.from("<Types/>") },
  { name: "word/document.xml", content: Buffer.from("<document/>") },
]);

export function makeCompoundFile(streamName: string): Buffer {
  const file = Buffer.alloc(1024);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  const name = Buffer.from(`${streamName}\0`, "utf16le");
  name.copy(file, 512);
  file.writeUInt16LE(name.length, 512 + 64);
  file[512 + 66] = 2;
  return file;
}

/** About so many bytes of XML, like a price list. */
export function makeTableDocx(xmlBytes: number, pictures: Buffer[] = []): Buffer {
  const font = `<w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="20"/></w:rPr>`;
  const cells: string[] = [];
  for (let bytes = 0, index = 0; bytes < xmlBytes; index++) {
    const text = `Unit ${index * 7919}, floor ${index % 61}, ${(index * index) % 99_991} AED`;
    const cell =
      `<w:tc><w:tcPr><w:tcW w:w="2254" w:type="dxa"/></w:tcPr><w:p w:rsidR="00A77B3E" ` +
      `w:rsidRDefault="00A77B3E"><w:pPr><w:jc w:val="right"/>${font}</w:pPr><w:r>${font}` +
      `<w:t>${text}</w:t></w:r></w:p></w:tc>${index % 8 === 7 ? "</w:tr><w:tr>" : ""}`;
    cells.push(cell);
    bytes += cell.length;
  }
  const document = `<w:document><w:body><w:tbl><w:tr>${cells.join("")}</w:tr></w:tbl></w:body></w:document>`;
  return makeZip([
    { name: "[Content_Types].xml", content: Buffer.from("<Types/>") },
    { name: "word/document.xml", content: Buffer.from(document) },
    ...pictures.map((content, index) => ({ name: `word/media/image${index}.jpeg`, content })),
  ]);
}

/** Unpacks to so many bytes, `growth` times its size. */
export function makeBomb(unpackedBytes: number, growth: number): Buffer {
  const filling = deflateRawSync(Buffer.alloc(unpackedBytes, "<w:p/>")).length;
  const noise = Math.floor(unpackedBytes / growth) - filling;
  const content = Buffer.concat([
    randomBytes(noise),
    Buffer.alloc(unpackedBytes - noise, "<w:p/>"),
  ]);
  return makeZip([
    { name: "[Content_Types].xml", content: Buffer.from("<Types/>") },
    { name: "word/document.xml", content },
  ]);
}

import { crc32, deflateRawSync } from "node:zlib";

/** The smallest files of each kind that are what they say, and some that are not. */

export const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n");
export const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46]);
export const png = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

type Packed = {
  name: string;
  content: Buffer;
  /** What the table claims, where it lies. */
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

/** A compound file with a directory of one stream. */
export function makeCompoundFile(streamName: string): Buffer {
  const file = Buffer.alloc(1024);
  Buffer.from("d0cf11e0a1b11ae1", "hex").copy(file);
  const name = Buffer.from(`${streamName}\0`, "utf16le");
  name.copy(file, 512);
  file.writeUInt16LE(name.length, 512 + 64);
  file[512 + 66] = 2;
  return file;
}

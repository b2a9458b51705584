export function post(
  path: string,
  type: string,
  body: string | Buffer,
  length = Buffer.byteLength(body),
) {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n`;
  const typed = type ? `content-type: ${type}\r\n` : "";
  return Buffer.concat([
    Buffer.from(`${head}${typed}content-length: ${length}\r\n\r\n`),
    Buffer.from(body),
  ]);
}

export function postChunked(path: string, type: string, body: Buffer): Buffer {
  const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: ${type}\r\n`;
  const begin = `transfer-encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n`;
  return Buffer.concat([Buffer.from(head + begin), body, Buffer.from("\r\n0\r\n\r\n")]);
}

export const statusOf = (response: string) => Number(response.slice(9, 12));

export function form(parts: [disposition: string, content: string | Buffer][]): Buffer {
  return Buffer.concat([
    ...parts.flatMap(([disposition, content]) => [
      Buffer.from(`--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from("\r\n"),
    ]),
    Buffer.from("--x--\r\n"),
  ]);
}

export const multipart = "multipart/form-data; boundary=x";

import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

type ReceivedMail = { from: string; to: string; content: string };

/** The least an SMTP server can do: takes every mail, or refuses every recipient. */
export async function startSmtpServer({ refuse = false } = {}) {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: ReceivedMail = { from: "", to: "", content: "" };
    let inContent = false;
    say("220 test");
    createInterface({ input: socket }).on("line", (line) => {
      if (inContent) {
        if (line !== ".") return void (mail.content += `${line}\n`);
        inContent = false;
        mails.push(mail);
        mail = { from: "", to: "", content: "" };
        return say("250 taken");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "MAIL") mail.from = between(line);
      if (verb === "RCPT") mail.to = between(line);
      if (verb === "RCPT" && refuse) return say(`550 <${between(line)}> unknown`);
      inContent = verb === "DATA";
      say(inContent ? "354 go on" : verb === "QUIT" ? "221 bye" : "250 ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function between(line: string): string {
  return line.slice(line.indexOf("<") + 1, line.indexOf(">"));
}

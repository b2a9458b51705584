import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";

type ReceivedMail = { from: string; to: string; content: string };

/** `busy` refuses temporarily, `greylisting` as long as it does not know the sender, `hanging up` closes the connection within a mail. */
type Behaviour = "taking" | "refusing" | "busy" | "greylisting" | "slow" | "hanging up";

/** A minimal SMTP server whose behaviour the test chooses. */
export async function startSmtpServer(behaviour: Behaviour = "taking") {
  const mails: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const peer = { behaviour };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    let mail: ReceivedMail = { from: "", to: "", content: "" };
    let inContent = false;
    async function say(line: string) {
      if (peer.behaviour === "slow") await delay(300);
      socket.write(`${line}\r\n`);
    }
    void say("220 test");
    createInterface({ input: socket }).on("line", (line) => {
      if (inContent) {
        if (peer.behaviour === "hanging up") return socket.destroy();
        if (line !== ".") return void (mail.content += `${line}\n`);
        inContent = false;
        mails.push(mail);
        mail = { from: "", to: "", content: "" };
        return void say("250 taken");
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === "MAIL") mail.from = between(line);
      if (verb === "RCPT") mail.to = between(line);
      if (verb === "RCPT" && peer.behaviour === "refusing")
        return void say(`550 <${mail.to}> unknown`);
      if (verb === "RCPT" && peer.behaviour === "busy") return void say("451 try again later");
      if (verb === "RCPT" && peer.behaviour === "greylisting")
        return void say("450 4.2.0 greylisted, try again later");
      inContent = verb === "DATA";
      void say(inContent ? "354 go on" : verb === "QUIT" ? "221 bye" : "250 ok");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    peer,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function between(line: string): string {
  return line.slice(line.indexOf("<") + 1, line.indexOf(">"));
}

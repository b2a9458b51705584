import type { Message, Network, Reply, Request, Run } from "#simulation/run.ts";

/** Between people and server: loses, repeats and reorders requests and responses. */
export function createNetwork(run: Run): Network {
  let messages: Message[] = [];

  async function serve(request: Request, respond: (reply: Reply | null) => void): Promise<void> {
    const from = run.trace.step();
    run.model.requested(request);
    const reply = await run.machine.send(request);
    if (!reply) return respond(null);
    run.trace.add(`reply ${request.what} ${reply.status} ${reply.body}`);
    run.answered({ request, reply, from, to: run.trace.step() });
    messages.push({
      isRequest: false,
      label: `response to ${request.what}`,
      arrive: () => respond(reply),
      lose: () => respond(null),
    });
  }

  return {
    messages: () => messages,
    request: (request) =>
      new Promise<Reply | null>((resolve) => {
        messages.push({
          isRequest: true,
          label: `request ${request.what}`,
          arrive: () => void serve(request, resolve).catch(run.report),
          lose: () => resolve(null),
        });
      }),
    deliver(message) {
      const { random, weather } = run;
      messages = messages.filter((each) => each !== message);
      run.trace.add(message.label);
      if (random.chance(message.isRequest ? weather.requestLost : weather.responseLost)) {
        run.happened(message.isRequest ? "request lost" : "response lost");
        return message.lose();
      }
      if (message.isRequest && random.chance(weather.requestTwice)) {
        run.happened("request twice");
        message.arrive();
      }
      message.arrive();
    },
  };
}

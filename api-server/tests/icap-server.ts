import { type Server, type Socket, createServer } from 'node:net';
import { listenOnFreePort } from './listening.ts';

/** A request as the server read it: its head, and the file in it. */
export type Shown = { head: string; content: Buffer };

type Answer = (socket: Socket, shown: Shown) => void;

/** The chunks of a body joined; undefined until its end has arrived. */
function joined(body: Buffer): Buffer | undefined {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const end = body.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const size = Number.parseInt(body.toString('latin1', at, end), 16);
    if (body.length < end + 4 + size) return undefined;
    if (size === 0) return Buffer.concat(chunks);
    chunks.push(body.subarray(end + 2, end + 2 + size));
    at = end + 4 + size;
  }
}

function read(all: Buffer): Shown | undefined {
  const headEnd = all.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const head = all.toString('latin1', 0, headEnd);
  const bodyAt = Number(/^Encapsulated: .*res-body=(\d+)$/m.exec(head)?.[1]);
  const content = joined(all.subarray(headEnd + 4 + bodyAt));
  return content && { head, content };
}

/** An ICAP server that gives the test's answer once it has received a whole file. */
export async function startIcapServer(first: Answer) {
  let answer = first;
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    let all = Buffer.alloc(0);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
    socket.on('data', (chunk) => {
      all = Buffer.concat([all, chunk]);
      const shown = read(all);
      if (shown) answer(socket, shown);
    });
  });
  const port = await listenOnFreePort(server);
  return {
    url: new URL(`icap://127.0.0.1:${port}/scan`),
    answerWith: (next: Answer) => void (answer = next),
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Pair = { client: Socket; server: Socket; isSilent: boolean };

type CutAt = {
  /** What the statement contains. */
  statement: string;
  /** What the same connection must have said before; others, such as background jobs, go on. */
  after?: string;
  /** Whether the database still gets it, and only its answer is lost. */
  isDelivered: boolean;
};

/** What PostgreSQL says to who may not connect. */
function fatal(code: string): Buffer {
  const fields = ['SFATAL', 'VFATAL', `C${code}`, 'Mnot now', ''].join('\0');
  const body = Buffer.from(`${fields}\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

function end({ client, server }: Pair): void {
  client.resetAndDestroy();
  server.destroy();
}

/** Stands between a server and its PostgreSQL and fails as networks and databases do. */
export async function startDatabaseProxy(url: string) {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  // Of a silent pair the database does not hear that the other side has gone.
  const left = new Set<Socket>();
  let listener: Server | undefined;
  let port = 0;
  let delayMs = 0;
  let isSilent = false;
  let refusal: string | undefined;
  let cutAt: CutAt | undefined;
  let isCuttingAnswers = false;

  /** Carries what one side says to the other, in order, unless it gets lost. */
  function carry(
    pair: Pair,
    from: Socket,
    to: Socket,
    meddle: (chunk: Buffer) => Buffer | undefined,
  ) {
    let before = Promise.resolve();
    from.on('data', (chunk: Buffer) => {
      if (pair.isSilent) return;
      const rest = meddle(chunk);
      if (!rest) return end(pair);
      const deliver = () => {
        if (!pair.isSilent && to.writable) to.write(rest);
      };
      before = before.then(() => (delayMs > 0 ? wait(delayMs) : undefined)).then(deliver);
    });
    from.on('end', () => void before.then(() => pair.isSilent || to.end()));
    from.on('error', () => undefined);
    from.on('close', () => {
      pairs.delete(pair);
      if (!pair.isSilent) to.destroy();
    });
  }

  function accept(client: Socket): void {
    if (refusal !== undefined) {
      const message = fatal(refusal);
      client.on('error', () => undefined);
      client.once('data', () => client.end(message));
      return;
    }
    const server = connect(Number(target.port), target.hostname);
    const pair: Pair = { client, server, isSilent };
    let isDoomed = false;
    let isMeant = false;
    pairs.add(pair);
    left.add(server);
    server.once('close', () => left.delete(server));
    carry(pair, client, server, (chunk) => {
      if (!cutAt) return chunk;
      isMeant ||= cutAt.after === undefined || chunk.includes(cutAt.after);
      if (!isMeant || !chunk.includes(cutAt.statement)) return chunk;
      isDoomed = cutAt.isDelivered;
      cutAt = undefined;
      return isDoomed ? chunk : undefined;
    });
    carry(pair, server, client, (chunk) => {
      if (isDoomed) return undefined;
      if (!isCuttingAnswers) return chunk;
      client.write(chunk.subarray(0, chunk.length / 2));
      return undefined;
    });
  }

  async function open(): Promise<void> {
    if (listener) return;
    const next = createServer(accept);
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject);
      next.listen(port, '127.0.0.1', resolve);
    });
    listener = next;
    const address = next.address();
    if (typeof address === 'object' && address) port = address.port;
  }

  const cut = () => pairs.forEach(end);

  async function refuse(): Promise<void> {
    const closed = listener;
    listener = undefined;
    cut();
    await new Promise((resolve) => (closed ? closed.close(resolve) : resolve(undefined)));
  }

  await open();
  const own = new URL(url);
  own.host = `127.0.0.1:${port}`;

  return {
    url: own.href,
    /** Breaks off every connection. */
    cut,
    /** Breaks off every connection; there is nobody any more. */
    refuse,
    /** From now on answers break off in the middle. */
    cutAnswers: () => void (isCuttingAnswers = true),
    /** Breaks off the connection with the next such statement. */
    cutAt: (statement: string, where: Omit<CutAt, 'statement'>) =>
      void (cutAt = { statement, ...where }),
    /** Whoever connects is told this code of PostgreSQL, and every connection breaks off. */
    turnAway(code: string) {
      refusal = code;
      cut();
    },
    /** Every packet is dropped, also of connections to come. */
    silence() {
      isSilent = true;
      for (const pair of pairs) pair.isSilent = true;
    },
    delay: (ms: number) => void (delayMs = ms),
    /** Connections work from now on; those that were silent stay so. */
    async heal() {
      delayMs = 0;
      isSilent = false;
      isCuttingAnswers = false;
      refusal = undefined;
      cutAt = undefined;
      await open();
    },
    async close() {
      await refuse();
      for (const socket of left) socket.destroy();
    },
  };
}

export type DatabaseProxy = Awaited<ReturnType<typeof startDatabaseProxy>>;

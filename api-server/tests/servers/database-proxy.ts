import { type Server, type Socket, connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

type Pair = { client: Socket; server: Socket; isSilent: boolean };

type CutAt = {
  /** Text in the statement. */
  statement: string;
  /** Text that the same connection must have sent before; spares others, such as background jobs. */
  after?: string;
  /** Whether the statement reaches the database, and only its answer is lost. */
  isDelivered: boolean;
};

/** PostgreSQL's message for a refused connection. */
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

/** A proxy between a server and its PostgreSQL that can fail like networks and databases. */
export async function startDatabaseProxy(url: string) {
  const target = new URL(url);
  const pairs = new Set<Pair>();
  // Server sockets to close at the end, as the database does not notice when a silent pair's client
  // leaves.
  const left = new Set<Socket>();
  let listener: Server | undefined;
  let port = 0;
  let delayMs = 0;
  let isSilent = false;
  let refusal: string | undefined;
  let cutAt: CutAt | undefined;
  let isCuttingAnswers = false;

  /** Forwards one side's data in order, unless the fault drops it. */
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
    /** Breaks every connection. */
    cut,
    /** Breaks every connection and stops listening. */
    refuse,
    /** Truncates answers from now on and breaks the connection. */
    cutAnswers: () => void (isCuttingAnswers = true),
    /** Breaks the connection at the next such statement. */
    cutAt: (statement: string, where: Omit<CutAt, 'statement'>) =>
      void (cutAt = { statement, ...where }),
    /** Refuses new connections with this PostgreSQL code, and breaks the open ones. */
    turnAway(code: string) {
      refusal = code;
      cut();
    },
    /** Drops all data, also on new connections. */
    silence() {
      isSilent = true;
      for (const pair of pairs) pair.isSilent = true;
    },
    delay: (ms: number) => void (delayMs = ms),
    /** Ends all faults; connections that went silent stay silent. */
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

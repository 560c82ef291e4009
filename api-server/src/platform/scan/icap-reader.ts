/** Reads an ICAP answer piece by piece. Throws if it ends too early or is too long. */
export type IcapReader = {
  /** The text before the next `end`, which is skipped. */
  until(end: string): Promise<string>;
  /** The data of a chunked body until its end. */
  chunks(mostBytes: number): AsyncGenerator<Buffer>;
};

const mostHeadBytes = 64 * 1024;

export function icapReader(source: AsyncIterable<Buffer>): IcapReader {
  const incoming = source[Symbol.asyncIterator]();
  let waiting: Buffer = Buffer.alloc(0);

  async function more(): Promise<void> {
    const { done, value } = await incoming.next();
    if (done) throw new Error('The ICAP server ended its answer too soon.');
    waiting = Buffer.concat([waiting, value]);
  }

  async function until(end: string): Promise<string> {
    let at = waiting.indexOf(end);
    while (at < 0) {
      if (waiting.length > mostHeadBytes) throw new Error('The ICAP server answered too much.');
      await more();
      at = waiting.indexOf(end);
    }
    const text = waiting.toString('latin1', 0, at);
    waiting = waiting.subarray(at + end.length);
    return text;
  }

  async function* bytes(count: number): AsyncGenerator<Buffer> {
    let left = count;
    while (left > 0) {
      if (waiting.length === 0) await more();
      const piece = waiting.subarray(0, left);
      waiting = waiting.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  async function* chunks(mostBytes: number): AsyncGenerator<Buffer> {
    let left = mostBytes;
    for (;;) {
      const line = await until('\r\n');
      const [, digits = ''] = /^([0-9a-f]{1,8})\s*(?:;.*)?$/i.exec(line) ?? [];
      const size = Number.parseInt(digits, 16);
      if (Number.isNaN(size)) throw new Error('The ICAP server answered a malformed body.');
      left -= size;
      if (left < 0) throw new Error('The ICAP server answered too much.');
      if (size === 0) break;
      yield* bytes(size);
      await until('\r\n');
    }
    while ((await until('\r\n')) !== '');
  }

  return { until, chunks };
}

import { Agent, request as httpRequest } from 'node:http';

/** A request as sent over the wire. */
export type WireRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | undefined;
};

export type WireAnswer = { status: number; type: string; text: string };

/** The longest time for a request, even on a slow machine, in milliseconds. */
const deadline = 15_000;

/** Sends requests to a local port over kept-alive connections. */
export function wireTo(port: number) {
  const agent = new Agent({ keepAlive: true });

  function once({ method, path, headers, body }: WireRequest): Promise<WireAnswer> {
    return new Promise((resolve, reject) => {
      const sent = httpRequest(
        { agent, host: '127.0.0.1', port, method, path, headers, timeout: deadline },
        (response) => {
          const chunks: Buffer[] = [];
          const type = response.headers['content-type'] ?? '';
          const answered = () =>
            resolve({
              status: response.statusCode ?? 0,
              type,
              text: Buffer.concat(chunks).toString('utf8'),
            });
          response.on('error', reject);
          response.on('end', answered);
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            if (!type.startsWith('text/event-stream')) return;
            // An event stream never ends, so its first event counts as the answer.
            answered();
            response.destroy();
          });
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`No answer in ${deadline} ms.`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server may close an idle connection at the moment of its reuse.
        if (error.code === 'ECONNRESET' && sent.reusedSocket)
          once({ method, path, headers, body }).then(resolve, reject);
        else reject(error);
      });
      sent.end(body);
    });
  }

  return { send: once, close: () => agent.destroy() };
}

import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { ApiErrorBody } from '@shootline/shared-api/contract';

type Refusal = { status: number; type: ApiErrorBody['type']; message: string };

const malformed: Refusal = {
  status: 400,
  type: 'ValidationError',
  message: 'Sorry, this is not a request that the server understands.',
};

const refusals: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    type: 'PayloadTooLarge',
    message: 'Sorry, the headers of this request are too large.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    type: 'PayloadTooLarge',
    message: 'Sorry, this is too large to be sent.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    type: 'ValidationError',
    message: 'Sorry, this request did not arrive in time.',
  },
};

type ClientError = NodeJS.ErrnoException & { rawPacket?: Buffer };

// A client would read a body after HEAD as the next answer.
const isHead = ({ rawPacket }: ClientError) => rawPacket?.toString('latin1', 0, 5) === 'HEAD ';

/** Answers malformed HTTP, which reaches no route, with an error of the contract. */
export function answerClientErrors(server: Server): void {
  const answering = new WeakSet<Socket>();
  server.on('request', (request, response) => {
    answering.add(request.socket);
    response.once('close', () => answering.delete(request.socket));
  });
  server.on('clientError', (error: ClientError, socket: Socket) => {
    // Nothing must be added to an answer that is under way.
    if (!socket.writable || answering.has(socket)) {
      socket.destroy();
      return;
    }
    const { status, type, message } = refusals[error.code ?? ''] ?? malformed;
    const body = JSON.stringify({ type, message, errors: [] } satisfies ApiErrorBody);
    socket.end(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'Connection: close',
        'Content-Type: application/json',
        'Cache-Control: no-store',
        'X-Content-Type-Options: nosniff',
        `Content-Length: ${Buffer.byteLength(body)}`,
        '',
        isHead(error) ? '' : body,
      ].join('\r\n'),
    );
  });
}

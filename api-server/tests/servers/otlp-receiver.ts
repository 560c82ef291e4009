import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { listenOnFreePort } from './listening.ts';

type Value = { stringValue?: string; intValue?: number };

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: Value }[];
  status: { code: number };
};

type Sent = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

/** Receives traces like a collector, by OTLP in JSON over HTTP. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      const { resourceSpans } = body as Sent;
      const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
      spans.push(...scopes.flatMap((scope) => scope.spans));
      response.setHeader('Content-Type', 'application/json').end('{}');
    });
  });
  const port = await listenOnFreePort(server);
  return {
    address: `http://127.0.0.1:${port}`,
    spans,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { HubSource } from '../src/domain/hub/hub-http.ts';
import { listenOnFreePort } from './listening.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
type Item = Record<string, unknown>;

const perPage = 2;

/** A hub over HTTP with what a test puts into it, page by page, and faults where a test wants them. */
export async function startHubServer(token = 'hub-token') {
  const data: Record<'clients' | 'users', Item[]> = { clients: [], users: [] };
  const asked: string[] = [];
  let fault: { at: string; answer: Answer } | undefined;

  function page(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', 'http://hub');
    const kind = url.pathname.slice('/portal/'.length) as keyof typeof data;
    if (request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(401).end();
      return;
    }
    const from = Number(url.searchParams.get('from') ?? 0);
    const next = from + perPage < data[kind].length ? `${kind}?from=${from + perPage}` : null;
    json(response, {
      count: data[kind].length,
      next,
      results: data[kind].slice(from, from + perPage),
    });
  }

  const server: Server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (fault && request.url?.includes(fault.at)) fault.answer(request, response);
    else page(request, response);
  });
  const port = await listenOnFreePort(server);
  const origin = `http://127.0.0.1:${port}`;
  const source: HubSource = {
    url: `${origin}/portal`,
    token,
    deadlineMs: 1500,
    fetch: (url, init) => fetch(url, init),
  };

  return {
    data,
    asked,
    origin,
    source,
    /** Answers like this where the path contains the text, until `heal`. */
    breakAt(at: string, answer: Answer) {
      fault = { at, answer };
    },
    heal() {
      fault = undefined;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

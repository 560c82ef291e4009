import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { HubProject, ProjectRequest } from '../../src/domain/hub/hub-project.ts';
import type { HubSource } from '../../src/domain/hub/hub-http.ts';
import { json as bodyOf } from 'node:stream/consumers';
import { listenOnFreePort } from './listening.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A requested project: the request's key and body, and the answer. */
type Asked = { key: unknown; body: ProjectRequest; project: HubProject; isNew: boolean };
type Item = Record<string, unknown>;

const perPage = 2;

/** A hub over HTTP with a test's own records, paged, and faults on demand. */
export async function startHubServer(token = 'hub-token') {
  const data: Record<'clients' | 'users', Item[]> = { clients: [], users: [] };
  const asked: string[] = [];
  const asks: Asked[] = [];
  const projects = new Map<string, HubProject>();
  let fault: { at: string; answer: Answer } | undefined;

  /** Creates the requested project unless it exists; sends no answer yet. */
  async function makeProject(request: IncomingMessage): Promise<Asked> {
    const body = (await bodyOf(request)) as ProjectRequest;
    const isNew = !projects.has(body.booking);
    const id = `p${projects.size + 1}`;
    const project = projects.get(body.booking) ?? { id, url: `${origin}/p/${id}` };
    projects.set(body.booking, project);
    const ask = { key: request.headers['idempotency-key'], body, project, isNew };
    asks.push(ask);
    return ask;
  }

  async function answerProject(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { project, isNew } = await makeProject(request);
    json(response, project, isNew ? 201 : 200);
  }

  function page(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', 'http://hub');
    const kind = url.pathname.slice('/portal/'.length) as keyof typeof data;
    if (request.headers.authorization !== `Bearer ${token}`) {
      response.writeHead(401).end();
      return;
    }
    if (request.method === 'POST') {
      void answerProject(request, response);
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
    /** Projects by booking uuid; `asks` lists all requests for them. */
    projects,
    asks,
    makeProject,
    origin,
    source,
    /** Answers paths that contain the text with this, until `heal`. */
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

export function json(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

import {
  type ApiError,
  createQueryClient,
  errorTexts,
  invoiceKeys,
  type InvoiceUpdateResult,
} from '@shootline/shared-api';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import type { ReactNode } from 'react';
import { useUpdateInvoices } from './use-update-invoices.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const resultOf = (uuid: string): InvoiceUpdateResult => ({
  uuid,
  result: 'updated',
  message: null,
  errors: [],
  invoice: null,
});
const lineOf = (uuid: string) => `${JSON.stringify(resultOf(uuid))}\n`;

type Out = { send: (text: string) => void; end: () => void; cut: () => void };

/** Answers the next update so far; resolves with what sends the rest once it was asked for. */
function answering() {
  return new Promise<Out & { request: Request }>((asked) => {
    server.use(
      http.post('*/api/invoice/update-invoices', ({ request }) => {
        const body = new ReadableStream<Uint8Array>({
          start(controller) {
            const encoder = new TextEncoder();
            asked({
              request,
              send: (text) => controller.enqueue(encoder.encode(text)),
              end: () => controller.close(),
              cut: () => controller.error(new TypeError('The connection is gone.')),
            });
          },
        });
        return new HttpResponse(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
      }),
    );
  });
}

/** Updates these invoices; what came so far, and a promise of each next result. */
function updating(...uuids: string[]) {
  const client = createQueryClient({ success: () => {}, error: () => {} });
  client.setQueryData(invoiceKeys.lists(), []);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useUpdateInvoices(), { wrapper });
  const came: string[] = [];
  const waiting: (() => void)[] = [];
  const answer = result.current.mutateAsync({
    updates: uuids.map((uuid) => ({ uuid, is_selected: true, added_to_xero: true })),
    onResult: ({ uuid }) => {
      came.push(uuid);
      waiting.shift()?.();
    },
  });
  return {
    came,
    answer,
    failure: answer.then(
      () => undefined,
      (error: unknown) => error as ApiError,
    ),
    next: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    isListStale: () => client.getQueryState(invoiceKeys.lists())?.isInvalidated,
  };
}

test('each result is told as it comes, wherever the answer is cut into parts', async () => {
  const asked = answering();
  const { came, answer, next, isListStale } = updating('a', 'b', 'ü');
  const { request, send, end } = await asked;
  expect(request.headers.get('Accept')).toBe('application/x-ndjson');
  const first = next();
  send(lineOf('a') + lineOf('b').slice(0, 20));
  await first;
  expect(came).toEqual(['a']);
  const second = next();
  send(lineOf('b').slice(20));
  await second;
  expect(came).toEqual(['a', 'b']);
  send(lineOf('ü'));
  end();
  expect((await answer).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'ü']);
  expect(isListStale()).toBe(true);
});

test('results that came before the connection broke stand, and the call fails', async () => {
  const asked = answering();
  const { came, failure, next, isListStale } = updating('a', 'b', 'c');
  const { send, cut } = await asked;
  const first = next();
  send(lineOf('a'));
  await first;
  cut();
  expect(await failure).toMatchObject({ type: 'network', message: errorTexts.network });
  expect(came).toEqual(['a']);
  expect(isListStale()).toBe(true);
});

test('an answer that ends too early is a failure, too', async () => {
  const asked = answering();
  const { came, failure } = updating('a', 'b');
  const { send, end } = await asked;
  send(lineOf('a'));
  end();
  expect(await failure).toMatchObject({ type: 'network' });
  expect(came).toEqual(['a']);
});

test('a refused call fails with the reason of the server', async () => {
  const body = { type: 'Forbidden', message: 'Not yours.', errors: [] };
  server.use(
    http.post('*/api/invoice/update-invoices', () => HttpResponse.json(body, { status: 403 })),
  );
  const { failure } = updating('a');
  expect(await failure).toMatchObject({ type: 'Forbidden', message: 'Not yours.' });
});

test('an answer that comes whole has all results', async () => {
  server.use(
    http.post('*/api/invoice/update-invoices', () =>
      HttpResponse.json({ results: [resultOf('a'), resultOf('b')] }),
    ),
  );
  const { came, answer } = updating('a', 'b');
  await answer;
  expect(came).toEqual(['a', 'b']);
});

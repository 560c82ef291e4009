import { mockServer } from '@shootline/shared-api/testing';
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
import type { ReactNode } from 'react';
import { useUpdateInvoices } from './update-invoices.actions.ts';

const server = mockServer();

const resultOf = (uuid: string): InvoiceUpdateResult => ({
  uuid,
  result: 'updated',
  message: null,
  errors: [],
  invoice: null,
});
const lineOf = (uuid: string) => `${JSON.stringify(resultOf(uuid))}\n`;

type Out = { send: (text: string) => void; end: () => void; cut: () => void };

/** Starts the answer to the next update; resolves on the request, with the means to send the rest. */
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

/** Updates these invoices; returns the results so far and a promise of the next one. */
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

test('reports each result as it arrives, however the answer is split', async () => {
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

test('keeps the results that arrived before the connection broke, and fails', async () => {
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

test('fails when the answer ends too early', async () => {
  const asked = answering();
  const { came, failure } = updating('a', 'b');
  const { send, end } = await asked;
  send(lineOf('a'));
  end();
  expect(await failure).toMatchObject({ type: 'network' });
  expect(came).toEqual(['a']);
});

test("fails with the server's reason when the request is refused", async () => {
  const body = { type: 'Forbidden', message: 'Not yours.', errors: [] };
  server.use(
    http.post('*/api/invoice/update-invoices', () => HttpResponse.json(body, { status: 403 })),
  );
  const { failure } = updating('a');
  expect(await failure).toMatchObject({ type: 'Forbidden', message: 'Not yours.' });
});

test('reads all results of an answer that is not streamed', async () => {
  server.use(
    http.post('*/api/invoice/update-invoices', () =>
      HttpResponse.json({ results: [resultOf('a'), resultOf('b')] }),
    ),
  );
  const { came, answer } = updating('a', 'b');
  await answer;
  expect(came).toEqual(['a', 'b']);
});

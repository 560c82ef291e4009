import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { api, dataOf, setApiBase } from './client.ts';
import { fetchFile, fetchWithin } from './deadline.ts';
import { type ApiError, errorTexts } from './errors.ts';
import { formOf } from './multipart.ts';

const { jest } = import.meta;

let handle: (request: IncomingMessage, response: ServerResponse) => void = () => {};
const server = createServer((request, response) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Headers', '*');
  if (request.method === 'OPTIONS') response.end();
  else handle(request, response);
});

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  setApiBase(`http://localhost:${(server.address() as AddressInfo).port}`);
});
// Only what the deadlines are made of: the network keeps its own time.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setInterval', 'queueMicrotask', 'Date'] }));
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
});
afterAll(() => {
  setApiBase('/api');
  server.close();
});

/** Answers the next call so far and no further; resolves once it was made. */
function answerInPart(part = '') {
  return new Promise<ServerResponse>((asked) => {
    handle = (request, response) => {
      request.resume();
      if (part) response.write(part);
      asked(response);
    };
  });
}

const second = 1000;
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

function follow(call: Promise<unknown>) {
  const state = { isOver: false };
  const end = call.then(
    () => 'answered',
    (error: unknown) => error as ApiError,
  );
  void end.then(() => (state.isOver = true));
  return { state, end };
}

function download(): Promise<Blob> {
  return dataOf(
    api.GET('/booking/{id}/file/{fileId}', {
      params: { path: { id: '4', fileId: '2' } },
      parseAs: 'blob',
      fetch: fetchFile,
    }) as Promise<{ data?: Blob }>,
  );
}

const late = { type: 'timeout', message: errorTexts.network };

test('a read that is never answered fails after 30 seconds', async () => {
  const asked = answerInPart();
  const { state, end } = follow(dataOf(api.GET('/client')));
  await asked;
  await pass(29 * second);
  expect(state.isOver).toBe(false);
  await pass(2 * second);
  expect(await end).toMatchObject(late);
});

test('a read whose answer stops half way fails as well', async () => {
  const asked = answerInPart('[{"uuid":');
  const { end } = follow(dataOf(api.GET('/client')));
  await asked;
  await pass(31 * second);
  expect(await end).toMatchObject(late);
});

test('a read that is given up is no failure of the network', async () => {
  const asked = answerInPart();
  const leaving = new AbortController();
  const { end } = follow(dataOf(api.GET('/client', { signal: leaving.signal })));
  await asked;
  leaving.abort(new DOMException('Left.', 'AbortError'));
  expect(await end).toMatchObject({ name: 'AbortError' });
});

test('a write has longer, and ends too', async () => {
  const asked = answerInPart();
  const params = { path: { id: '4' }, header: { 'If-Match': '"1"' } };
  const { state, end } = follow(dataOf(api.POST('/booking/{id}/approve', { params })));
  await asked;
  await pass(100 * second);
  expect(state.isOver).toBe(false);
  await pass(21 * second);
  expect(await end).toMatchObject(late);
});

test('a call has the time that it is given', async () => {
  const asked = answerInPart();
  const call = api.GET('/sync-data-from-hub', { fetch: fetchWithin(1200 * second) });
  const { state } = follow(dataOf(call));
  await asked;
  await pass(600 * second);
  expect(state.isOver).toBe(false);
});

test('a file may take as long as it keeps coming, and no longer', async () => {
  const asked = answerInPart('one ');
  const whole = download();
  const { end } = follow(whole);
  const response = await asked;
  for (const part of ['two ', 'three ', 'four']) {
    await pass(20 * second);
    await new Promise<void>((sent) => response.write(part, () => sent()));
    await new Promise<void>((resolve) => setInterval(resolve, 50));
  }
  response.end();
  expect(await end).toBe('answered');
  expect(await (await whole).text()).toBe('one two three four');

  const stalled = answerInPart('one ');
  const second30 = follow(download());
  await stalled;
  await pass(31 * second);
  expect(await second30.end).toMatchObject(late);
});

test('an upload that nobody answers ends as well', async () => {
  const asked = answerInPart();
  const file = new File(['call sheet'], 'call-sheet.txt');
  const { end } = follow(
    dataOf(
      api.POST('/booking/{id}/upload-file', {
        params: { path: { id: '4' }, header: { 'Idempotency-Key': 'one' } },
        ...formOf({ file }),
      }),
    ),
  );
  await asked;
  await pass(121 * second);
  expect(await end).toMatchObject(late);
});

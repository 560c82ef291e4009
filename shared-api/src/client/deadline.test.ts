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
// Fakes only the timers that deadlines use; the network keeps real time.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['setInterval', 'queueMicrotask', 'Date'] }));
afterEach(() => {
  jest.useRealTimers();
  server.closeAllConnections();
});
afterAll(() => {
  setApiBase('/api');
  server.close();
});

/** Answers the next call with this part and leaves it unfinished; resolves once the call was made. */
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

test('a read whose answer stops halfway fails as well', async () => {
  const asked = answerInPart('[{"uuid":');
  const { end } = follow(dataOf(api.GET('/client')));
  await asked;
  await pass(31 * second);
  expect(await end).toMatchObject(late);
});

test('an aborted read is not a network failure', async () => {
  const asked = answerInPart();
  const leaving = new AbortController();
  const { end } = follow(dataOf(api.GET('/client', { signal: leaving.signal })));
  await asked;
  leaving.abort(new DOMException('Left.', 'AbortError'));
  expect(await end).toMatchObject({ name: 'AbortError' });
});

test('a write gets more time than a read and still ends', async () => {
  const asked = answerInPart();
  const params = { path: { id: '4' }, header: { 'If-Match': '"1"' } };
  const { state, end } = follow(dataOf(api.POST('/booking/{id}/approve', { params })));
  await asked;
  await pass(100 * second);
  expect(state.isOver).toBe(false);
  await pass(21 * second);
  expect(await end).toMatchObject(late);
});

test('a call has the deadline that it is given', async () => {
  const asked = answerInPart();
  const call = api.GET('/sync-data-from-hub', { fetch: fetchWithin(1200 * second) });
  const { state } = follow(dataOf(call));
  await asked;
  await pass(600 * second);
  expect(state.isOver).toBe(false);
});

test('a download lasts while data keeps arriving and fails when it stops', async () => {
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

test('an upload without an answer ends as well', async () => {
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

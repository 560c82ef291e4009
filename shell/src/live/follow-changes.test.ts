import { sessionStore } from '@shootline/shared-api';
import { buildUser, errorResponse, mockServer } from '@shootline/shared-api/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { followChanges } from './follow-changes.ts';
import { serverStore } from './server-state.ts';

const { jest } = import.meta;
const server = mockServer();
let stop = () => {};
const uuid = 'f088c043-c5a1-4cdb-bcf8-ce2fe1182a78';
const change = { kind: 'booking', booking_uuid: uuid } as const;

interface Opened {
  headers: Headers;
  send: (text: string) => void;
  end: () => void;
}

/** Mocks the event stream; the test sends its events. */
function eventServer() {
  const opened: Opened[] = [];
  server.use(
    http.get('*/api/events', ({ request }) => {
      const encoder = new TextEncoder();
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          opened.push({
            headers: request.headers,
            send: (text) => controller.enqueue(encoder.encode(text)),
            end: () => controller.close(),
          });
        },
      });
      return new HttpResponse(body, { headers: { 'Content-Type': 'text/event-stream' } });
    }),
  );
  return opened;
}

function refuse(answer: () => Response) {
  let calls = 0;
  server.use(
    http.get('*/api/events', () => {
      calls += 1;
      return answer();
    }),
  );
  return () => calls;
}

/** Uses fake timers, so tests need not wait for pauses. */
function holdTimers() {
  jest.useFakeTimers({
    doNotFake: [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
    ],
  });
}

/** Expects that no attempt is running or planned after the longest pause; each would have a timer. */
async function expectNoAttempt() {
  await jest.advanceTimersByTimeAsync(60_000);
  expect(jest.getTimerCount()).toBe(0);
}

/** Follows changes; returns the calls of the listener in order. */
function follow(loadedSince = performance.now()): unknown[] {
  const heard: unknown[] = [];
  stop = followChanges(
    {
      onChange: (one) => void heard.push(one),
      onReset: () => void heard.push('reset'),
      onReady: () => void heard.push('ready'),
      onRefused: () => void heard.push('refused'),
      onLost: () => void heard.push('lost'),
    },
    loadedSince,
  );
  return heard;
}

async function connection(opened: Opened[], index: number): Promise<Opened> {
  await waitFor(() => expect(opened.length).toBeGreaterThan(index));
  return opened[index] as Opened;
}

function show(state: DocumentVisibilityState) {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => sessionStore.setState({ user: buildUser(), reason: 'none' }));
afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(document, 'visibilityState');
});

test('delivers changes as they arrive, in any pieces, and sends the token in the header', async () => {
  const opened = eventServer();
  const heard = follow();
  const { headers, send } = await connection(opened, 0);
  expect(headers.get('Authorization')).toBe('Token test-token');
  expect(headers.get('Last-Event-ID')).toBeNull();
  send('event: ready\ndata: {}\nid: 1\nretry: 3000\n\n:\n\nevent: cha');
  await waitFor(() => expect(heard).toEqual(['ready']));
  send(`nge\ndata: ${JSON.stringify(change)}\nid: 2\n\nevent: reset\ndata: {}\n\n`);
  await waitFor(() => expect(heard).toEqual(['ready', change, 'reset']));
});

test('reads data of several lines as one change', async () => {
  const opened = eventServer();
  const heard = follow();
  const { send } = await connection(opened, 0);
  const [first, ...others] = JSON.stringify(change, null, 2).split('\n');
  send(`event: change\ndata: ${first}\n`);
  send(`${others.map((line) => `data: ${line}\r\n`).join('')}id: 1\n\n`);
  await waitFor(() => expect(heard).toEqual([change]));
});

test('opens a stream that has ended again after its last event', async () => {
  const opened = eventServer();
  const heard = follow();
  const first = await connection(opened, 0);
  first.send('event: ready\ndata: {}\nid: one\n\n');
  await waitFor(() => expect(heard).toEqual(['ready']));
  first.end();
  const second = await connection(opened, 1);
  expect(second.headers.get('Last-Event-ID')).toBe('one');
  expect(heard).toEqual(['ready', 'lost']);
});

test('closes the stream of a hidden page, and catches up once it is shown', async () => {
  holdTimers();
  const opened = eventServer();
  const heard = follow();
  (await connection(opened, 0)).send('event: ready\ndata: {}\nid: seen\n\n');
  await waitFor(() => expect(heard).toEqual(['ready']));
  show('hidden');
  await expectNoAttempt();
  expect(opened).toHaveLength(1);
  show('visible');
  expect((await connection(opened, 1)).headers.get('Last-Event-ID')).toBe('seen');
});

test('resets if the page loaded long before it began to follow', async () => {
  const opened = eventServer();
  const heard = follow(performance.now() - 10_000);
  (await connection(opened, 0)).send('id: 4\nevent: ready\ndata: {}\n\n');
  await waitFor(() => expect(heard).toEqual(['ready', 'reset']));
});

test('resets if the first stream was slow to open', async () => {
  const opened = eventServer();
  const start = performance.now();
  const heard = follow();
  const { send } = await connection(opened, 0);
  jest.spyOn(performance, 'now').mockReturnValue(start + 10_000);
  send('event: ready\ndata: {}\nid: 1\n\n');
  await waitFor(() => expect(heard).toEqual(['ready', 'reset']));
});

test('does not ask again if the server has no stream for the user', async () => {
  holdTimers();
  const calls = refuse(() => errorResponse('NotFound'));
  const heard = follow();
  await waitFor(() => expect(heard).toEqual(['refused']));
  await expectNoAttempt();
  expect(calls()).toBe(1);
});

test('asks again if the server is away', async () => {
  const calls = refuse(() => HttpResponse.error());
  follow();
  await waitFor(() => expect(calls()).toBeGreaterThan(1));
});

test('polls instead if the user has too many streams', async () => {
  const opened = eventServer();
  const heard = follow();
  const { send, end } = await connection(opened, 0);
  send('event: superseded\ndata: {}\n\n');
  end();
  await waitFor(() => expect(heard).toEqual(['lost', 'refused']));
});

test('opens a lost stream at once when the server is back', async () => {
  holdTimers();
  const calls = refuse(() => HttpResponse.error());
  const heard = follow();
  await waitFor(() => expect(heard).toEqual(['lost']));
  const before = calls();
  serverStore.setState({ isAway: true });
  serverStore.setState({ isAway: false });
  await waitFor(() => expect(calls()).toBeGreaterThan(before));
});

test('ends the session and the stream if the token is refused', async () => {
  holdTimers();
  const calls = refuse(() => errorResponse('NotAuthenticated'));
  const heard = follow();
  await waitFor(() => expect(sessionStore.getState().reason).toBe('expired'));
  await expectNoAttempt();
  expect(calls()).toBe(1);
  expect(heard).toEqual([]);
});

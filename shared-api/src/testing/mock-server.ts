import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { mockApi } from './mock-api.ts';

/** Dialogs ask beside their own calls what an action will do: nobody is told, and nothing withdrawn. */
const nothing = () => ({ told: [], withdrawn: [], auto_assign: null });
const foreseen = [
  mockApi.post('/booking/{id}/actions/{action}/consequences', nothing),
  mockApi.post('/booking/booking-availability/{id}/actions/{action}/consequences', nothing),
  mockApi.post('/booking/bulk/{action}/consequences', nothing),
];

let isListening = false;

/**
 * The API of a test file, with these answers unless a test has others (`server.use`). Any other call
 * fails, except those for the consequences of an action, and so does a second server beside it, which would answer each call too.
 */
export function mockServer(...answers: RequestHandler[]) {
  const server = setupServer(...answers, ...foreseen);
  beforeAll(() => {
    if (isListening) throw new Error('A test file has one mockServer(): give it all answers.');
    isListening = true;
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(() => server.resetHandlers());
  afterAll(() => {
    server.close();
    isListening = false;
  });
  return server;
}

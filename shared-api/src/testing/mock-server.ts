import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

let isListening = false;

/**
 * The API of a test file, with these answers unless a test has others (`server.use`). Any other call
 * fails, and so does a second server beside it, which would answer each call too.
 */
export function mockServer(...answers: RequestHandler[]) {
  const server = setupServer(...answers);
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

import type { RequestHandler } from 'msw';
import { setupServer } from 'msw/node';

/**
 * The API of a test file, with these answers unless a test has others (`server.use`). Any other call
 * fails.
 */
export function mockServer(...answers: RequestHandler[]) {
  const server = setupServer(...answers);
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { apiBase, setApiBase } from '../client/client.ts';
import { buildUser, errorResponse, mockServer } from '../testing/index.ts';
import { keptInput } from '../session/kept-input.ts';
import { unrevokedTokens } from './unrevoked-tokens.ts';
import { revokeLeftTokens } from './revoke.ts';
import { sessionStore } from '../session/session.ts';
import { signOut } from './sign-in.ts';

const { jest } = import.meta;
const server = mockServer();
const revoked: string[] = [];

function answer(...answers: (() => Response)[]) {
  server.use(
    http.post('*/api/auth/logout', ({ request }) => {
      revoked.push(`${request.headers.get('Authorization')} at ${new URL(request.url).host}`);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return next?.();
    }),
  );
}

const done = () => new HttpResponse(null, { status: 204 });
const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('shootline.left.'));

function networkIsBack() {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}

beforeEach(() => {
  revoked.length = 0;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  sessionStore.setState({ user: buildUser(), reason: 'none' });
});
afterEach(() => {
  jest.restoreAllMocks();
  setApiBase('/api');
  localStorage.clear();
});

test('a sign-out without a network reaches the server once the network is back', async () => {
  answer(() => HttpResponse.error());
  signOut();
  expect(sessionStore.getState()).toMatchObject({ user: null, reason: 'left' });
  await waitFor(() => expect(revoked.length).toBeGreaterThan(1));
  expect(kept()).toHaveLength(1);
  // Keeps only a token that can sign out.
  expect(kept()[0]).toContain('test-sign-out-token');
  expect(JSON.stringify(localStorage)).not.toContain('test-token');

  const before = revoked.length;
  server.resetHandlers();
  answer(done);
  await waitFor(() => {
    networkIsBack();
    expect(revoked.length).toBeGreaterThan(before);
  });
  await waitFor(() => expect(kept()).toEqual([]));
});

test('a sign-out that the server failed to process is retried automatically', async () => {
  answer(() => errorResponse('InternalError'), done);
  signOut();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(revoked).toHaveLength(2);
});

test('a token that is already invalid needs no further sign-out', async () => {
  answer(() => errorResponse('NotAuthenticated'));
  signOut();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(revoked).toHaveLength(1);
});

test('a sign-out while the portal starts asks the API once', async () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  server.use(
    http.post('*/api/auth/logout', async () => {
      revoked.push('asked');
      await taken;
      return done();
    }),
  );
  signOut();
  revokeLeftTokens();
  await import('./revoke-until-done.ts').then(({ revokeUntilDone }) => {
    const left = revokeUntilDone();
    take();
    return left;
  });
  await waitFor(() => expect(kept()).toEqual([]));
  expect(revoked).toEqual(['asked']);
});

test('the tokens left by an earlier visit are revoked at the next start', async () => {
  answer(done);
  unrevokedTokens.keep('test-token-of-before', apiBase());
  revokeLeftTokens();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(revoked).toEqual([expect.stringContaining('test-token-of-before')]);
});

test('a token of another API is not sent to this one', async () => {
  answer(() => HttpResponse.error());
  signOut();
  await waitFor(() => expect(kept()).toHaveLength(1));
  server.resetHandlers();

  setApiBase('https://elsewhere.example.test/api');
  answer(done);
  revoked.length = 0;
  revokeLeftTokens();
  networkIsBack();
  await waitFor(() => expect(kept()).toEqual([]));
  expect(revoked).toEqual([]);
});

test('signing out forgets typed input and works with blocked storage', async () => {
  answer(done);
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('No.', 'SecurityError');
    });
  }
  const user = buildUser();
  sessionStore.getState().start(user);
  keptInput.keep('brief', { title: 'Town hall' });
  signOut();
  expect(sessionStore.getState().user).toBeNull();
  await waitFor(() => expect(revoked).toHaveLength(1));
  sessionStore.getState().start(user);
  expect(keptInput.read('brief')).toBeUndefined();
});

import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { buildUser, errorResponse, mockApi, mockServer } from '../testing/index.ts';
import { sessionStore } from '../session/session.ts';
import { signIn, signOut } from '../sign-in/sign-in.ts';
import { api, dataOf, setApiBase } from './client.ts';
import { ApiError, errorTexts, listErrorMessage } from './errors.ts';
import { onRequestEvent } from './request-events.ts';

const server = mockServer();
const credentials = { email: 'maya@example.test', password: 'secret', alias: 'demo' };
const getClients = () => dataOf(api.GET('/client'));

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => Promise.reject(new Error('The call should have failed.')),
    (error: ApiError) => error,
  );
}

beforeEach(() => sessionStore.setState({ user: buildUser(), reason: 'none' }));
afterEach(() => {
  setApiBase('/api');
});

test('a call carries the token of the signed-in user', async () => {
  let authorization: string | null = null;
  server.use(
    mockApi.get('/client', ({ request }) => {
      authorization = request.headers.get('Authorization');
      return [];
    }),
  );
  await getClients();
  expect(authorization).toBe('Token test-token');
});

test('the API may be on another origin', async () => {
  server.use(http.get('https://api.example.test/v1/client', () => HttpResponse.json([])));
  setApiBase('https://api.example.test/v1/');
  await expect(getClients()).resolves.toEqual([]);
});

test('a refused token ends the session, a refused sign-in does not', async () => {
  server.use(
    mockApi.get('/client', () => errorResponse('NotAuthenticated')),
    mockApi.post('/auth/login3', () => errorResponse('NotAuthenticated', 'Not right.')),
  );
  sessionStore.setState({ user: null });
  const refused = await failureOf(signIn(credentials));
  expect(refused.message).toBe('Not right.');
  expect(sessionStore.getState().reason).toBe('none');

  sessionStore.setState({ user: buildUser() });
  await failureOf(getClients());
  expect(sessionStore.getState()).toMatchObject({ user: null, reason: 'expired' });
});

test("shows the server's text, or a text for the kind of failure without one", async () => {
  server.use(mockApi.get('/client', () => errorResponse('Forbidden', 'Only staff may.')));
  expect((await failureOf(getClients())).message).toBe('Only staff may.');

  server.use(mockApi.get('/client', () => errorResponse('ValidationError')));
  expect((await failureOf(getClients())).message).toBe(errorTexts.ValidationError);

  server.use(mockApi.get('/client', () => HttpResponse.error()));
  const offline = await failureOf(getClients());
  expect(offline).toMatchObject({ type: 'network', status: 0, message: errorTexts.network });

  server.use(mockApi.get('/client', () => new HttpResponse('<html>', { status: 502 })));
  const broken = await failureOf(getClients());
  expect(broken.message).toBe(errorTexts.other);
  expect(listErrorMessage(broken, 'No list.')).toBe('No list.');
});

test.each(['<!doctype html><title>Welcome</title>', '[{"uuid": "4'])(
  'an answer that is not JSON is explained in words: %s',
  async (text) => {
    server.use(mockApi.get('/client', () => new HttpResponse(text)));
    expect((await failureOf(getClients())).message).toBe(errorTexts.other);
    const headers = { 'Content-Length': String(text.length) };
    server.use(mockApi.get('/client', () => new HttpResponse(text, { headers })));
    expect((await failureOf(getClients())).message).toBe(errorTexts.other);
  },
);

test('an error without a usable text is explained in words', async () => {
  const body = { type: 'ValidationError', message: { detail: 'No.' }, errors: [] };
  server.use(http.get('*/api/client', () => HttpResponse.json(body, { status: 400 })));
  expect((await failureOf(getClients())).message).toBe(errorTexts.ValidationError);
});

test('an answer without a body is a failure, not a value', async () => {
  server.use(mockApi.get('/client', () => new HttpResponse(null, { status: 204 })));
  expect((await failureOf(getClients())).message).toBe(errorTexts.other);
});

test('every call announces its phases', async () => {
  const names: string[] = [];
  const stop = onRequestEvent(({ name }) => names.push(name));
  server.use(mockApi.get('/client', () => []));
  await getClients();
  server.use(mockApi.get('/client', () => errorResponse('InternalError')));
  await failureOf(getClients());
  stop();
  expect(names).toEqual([
    'GET_CLIENT_REQUEST_PERFORM',
    'GET_CLIENT_REQUEST_SUCCESS',
    'GET_CLIENT_REQUEST_PERFORM',
    'GET_CLIENT_REQUEST_FAILURE',
  ]);
});

test('signing out revokes the token, and keeps the flag of the welcome that the sign-in set', async () => {
  let revoked: string | null = null;
  server.use(
    mockApi.post('/auth/login3', () => buildUser()),
    mockApi.post('/auth/logout', ({ request }) => {
      revoked = request.headers.get('Authorization');
      return undefined;
    }),
  );
  await signIn(credentials);
  expect(localStorage.getItem('alreadyVisited')).toBe('false');
  signOut();
  expect(localStorage.getItem('alreadyVisited')).toBe('false');
  expect(sessionStore.getState()).toMatchObject({ user: null, reason: 'left' });
  await waitFor(() => expect(revoked).toBe('Token test-sign-out-token'));
});

import { http, HttpResponse } from 'msw';
import { sessionStore } from '../session/session.ts';
import { buildUser, mockApi, mockServer } from '../testing/index.ts';
import { api, dataOf } from './client.ts';
import { askEarly } from './early.ts';

const server = mockServer();
const user = buildUser();
const url = (path: string) => `${window.location.origin}/api${path}`;

function early(path: string, token = user.auth_token): Request {
  return new Request(url(path), { headers: { Authorization: `Token ${token}` } });
}

let asked: string[];
const getDrafts = () =>
  dataOf(api.GET('/booking/list-drafts', { params: { query: { offset: 0, asc: true } } }));

beforeEach(() => {
  asked = [];
  window.shootlineEarly?.clear();
  sessionStore.setState({ user });
  server.use(
    mockApi.get('/booking/list-drafts', ({ request }) => {
      asked.push(request.headers.get('Authorization') ?? '');
      return { count: asked.length, next: null, previous: null, results: [] };
    }),
    mockApi.post('/auth/logout', () => new HttpResponse(null, { status: 204 })),
  );
});

test('a call takes the answer of its early call, once', async () => {
  await askEarly(early('/booking/list-drafts?asc=true&offset=0'));
  await expect(getDrafts()).resolves.toMatchObject({ count: 1 });
  await expect(getDrafts()).resolves.toMatchObject({ count: 2 });
});

test('a call made before the early answer arrives waits for it', async () => {
  void askEarly(early('/booking/list-drafts?offset=0&asc=true'));
  await expect(getDrafts()).resolves.toMatchObject({ count: 1 });
  expect(asked).toHaveLength(1);
});

test('an early answer is only for the user it was requested for', async () => {
  await askEarly(early('/booking/list-drafts?offset=0&asc=true', 'another'));
  await expect(getDrafts()).resolves.toMatchObject({ count: 2 });
  expect(asked).toEqual(['Token another', `Token ${user.auth_token}`]);
});

test('early answers are dropped after a change', async () => {
  await askEarly(early('/booking/list-drafts?offset=0&asc=true'));
  await api.POST('/auth/logout');
  await expect(getDrafts()).resolves.toMatchObject({ count: 2 });
});

test('a failed early call is made again', async () => {
  server.use(http.get('*/booking/list-drafts', () => HttpResponse.error(), { once: true }));
  await askEarly(early('/booking/list-drafts?offset=0&asc=true')).catch(() => {});
  await expect(getDrafts()).resolves.toMatchObject({ count: 1 });
});

import { waitFor } from '@testing-library/react';
import { MutationObserver } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { api, dataOf } from '../client/client.ts';
import { errorResponse, mockApi, mockServer } from '../testing/index.ts';
import { createQueryClient } from './query-client.ts';

const server = mockServer();
const sentence = 'Sorry, the service is not available right now. Please try again in a moment.';

function answer(status: number, headers: Record<string, string> = {}): Response {
  const body = { type: status === 429 ? 'TooManyRequests' : 'InternalError', message: sentence };
  return HttpResponse.json({ ...body, errors: [] }, { status, headers });
}

/** How often a list is requested when the server gives these answers before a good one. */
async function askedFor(...answers: Response[]): Promise<{ times: number; failure: string }> {
  let times = 0;
  server.use(http.get('*/api/client', () => answers[times++] ?? HttpResponse.json([])));
  const client = createQueryClient({ success: () => {}, error: () => {} });
  const failure = await client
    .fetchQuery({
      queryKey: ['clients'],
      queryFn: () => dataOf(api.GET('/client')),
      ...client.getDefaultOptions().queries,
    })
    .then(
      () => '',
      (error: Error) => error.message,
    );
  return { times, failure };
}

test.each([503, 429])(
  'a list refused with %s is requested again when the server says',
  async (status) => {
    const began = performance.now();
    const first = answer(status, { 'Retry-After': '1' });
    expect(await askedFor(first)).toEqual({ times: 2, failure: '' });
    expect(performance.now() - began).toBeGreaterThanOrEqual(1000);
  },
);

test("a list is requested three times at most, and then the server's error is shown", async () => {
  const away = () => answer(503, { 'Retry-After': '0' });
  expect(await askedFor(away(), away(), away(), away())).toEqual({ times: 3, failure: sentence });
});

test('no user waits before an empty page for as long as a rate limit lasts', async () => {
  expect((await askedFor(answer(429, { 'Retry-After': '900' }))).times).toBe(1);
  expect((await askedFor(answer(503, { 'Retry-After': '900' }))).times).toBe(1);
  expect((await askedFor(answer(429))).times).toBe(1);
  expect((await askedFor(errorResponse('NotFound'))).times).toBe(1);
});

test('a change is never repeated automatically', async () => {
  let times = 0;
  server.use(
    mockApi.post('/booking/{id}/approve', () => {
      times += 1;
      return answer(503, { 'Retry-After': '0' });
    }),
  );
  const told: string[] = [];
  const client = createQueryClient({ success: () => {}, error: (text) => told.push(text) });
  const params = { path: { id: 'x' }, header: { 'If-Match': '"1"' } };
  const approve = new MutationObserver(client, {
    mutationFn: () => dataOf(api.POST('/booking/{id}/approve', { params })),
  });
  await expect(approve.mutate()).rejects.toThrow(sentence);
  await waitFor(() => expect(told).toEqual([sentence]));
  expect(times).toBe(1);
});

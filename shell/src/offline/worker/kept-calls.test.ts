import type { RemoteManifest } from '@shootline/shared-api/portal';
import { callOf, keptCalls, mayBeKept, renewKeptCalls } from './kept-calls.ts';

const uuid = '0b8a3f0c-6a55-4c2e-9d6b-6f4f8f0b8f11';

/** The browser's cache with these kept files. */
function keep(files: Record<string, object>): void {
  const cache = {
    keys: () => Promise.resolve(Object.keys(files).map((url) => ({ url }))),
    match: ({ url }: { url: string }) =>
      Promise.resolve({ json: () => Promise.resolve(files[url]) }),
  };
  Object.assign(globalThis, { caches: { open: () => Promise.resolve(cache) } });
}

const crews = (offline: unknown) => ({
  'https://portal.test/mfe-crews/remote.json': { offline } as Partial<RemoteManifest>,
  'https://portal.test/portal.json': { offline: false },
});

async function keptOf(path: string): Promise<number | undefined> {
  return callOf(await keptCalls(), `https://portal.test/api${path}`)?.most;
}

test('keeps what a remote declares, and nothing else of its area', async () => {
  keep(
    crews([
      { path: '/crew', most: 20 },
      { path: '/crew/{id}', most: 50 },
    ]),
  );
  expect(mayBeKept(new URL('https://portal.test/api/crew/secret'))).toBe(true);
  expect(await keptOf('/crew')).toBe(20);
  expect(await keptOf(`/crew/${uuid}`)).toBe(50);
  expect(await keptOf('/crew/secret')).toBeUndefined();
  expect(await keptOf(`/crew/${uuid}/file`)).toBeUndefined();
  expect(await keptOf('/reference-data')).toBe(20);
  expect(mayBeKept(new URL('https://portal.test/api/crew/secret'))).toBe(false);
});

test('follows a newer version of the remote', async () => {
  keep(crews([{ path: '/rota', most: 5 }]));
  await renewKeptCalls();
  expect(await keptOf('/rota')).toBe(5);
  expect(await keptOf('/crew')).toBeUndefined();
});

test.each([
  [[{ path: '/.*', most: 5 }]],
  [[{ path: '', most: 5 }]],
  [[{ path: '/audit' }]],
  [[{ path: '/audit', most: 0 }]],
])('keeps nothing that is declared wrongly: %j', async (offline) => {
  keep(crews(offline));
  await renewKeptCalls();
  expect(await keptOf('/audit')).toBeUndefined();
  expect(await keptOf('/reference-data')).toBe(20);
});

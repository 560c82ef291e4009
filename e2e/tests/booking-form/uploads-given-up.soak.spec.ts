import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Booking } from '@shootline/shared-api/contract';
import { choicesFrom } from '../../../api-server/tests/figures/random.ts';
import { expect, signInToApi, test } from '../../fixtures.ts';
import { startPortal } from '../../portal/portal-server.ts';

const uploads = Number(process.env['SOAK_ROUNDS'] ?? 25);
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);

interface Plan {
  isFetch: boolean;
  bytes: number;
  /** Milliseconds after which the user gives up. */
  moment: number;
}

function plans(): Plan[] {
  const { chance, upTo } = choicesFrom(seed);
  return Array.from({ length: uploads }, () => ({
    isFetch: chance(0.5),
    bytes: Math.floor(10 ** (2 + upTo(4300) / 1000)),
    moment: upTo(51),
  }));
}

const filesIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('uploads given up in their first moments leave no partial files behind', async ({
  page,
  atEnd,
}) => {
  test.setTimeout(60_000 + uploads * 2_000);
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const portal = await startPortal();
  atEnd(() => portal.stop());
  const api = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  const { results } = await api.get<{ results: Booking[] }>('/booking/list-bookings');
  const { uuid } = results[0] ?? { uuid: '' };
  const ownFiles = async () => (await api.get<Booking>(`/booking/${uuid}`)).files.length;
  const ofOthers = async () => filesIn(portal.dataDir).length - (await ownFiles());
  const before = await ofOthers();
  await page.goto(`${portal.url}/login`);

  for (const [round, plan] of plans().entries()) {
    const outcome = await page.evaluate(
      async ({ plan: { isFetch, bytes, moment }, address, token }) => {
        const form = new FormData();
        form.set('file', new File([new Uint8Array(bytes).fill(97)], 'notes.txt'));
        const headers = { Authorization: `Token ${token}` };
        if (isFetch) {
          const stop = new AbortController();
          setTimeout(() => stop.abort(), moment);
          const { signal } = stop;
          return fetch(address, { method: 'POST', headers, body: form, signal }).then(
            ({ status }) => status,
            (error: Error) => error.name,
          );
        }
        return new Promise<number | string>((resolve) => {
          const call = new XMLHttpRequest();
          call.open('POST', address);
          call.setRequestHeader('Authorization', headers.Authorization);
          call.onload = () => resolve(call.status);
          call.onabort = () => resolve('AbortError');
          call.onerror = () => resolve('error');
          call.send(form);
          setTimeout(() => call.abort(), moment);
        });
      },
      { plan, address: `/api/booking/${uuid}/upload-file`, token: api.user.auth_token },
    );
    expect([200, 'AbortError'], `upload ${round} of seed ${seed}`).toContain(outcome);
    expect(await api.status('/health'), `alive after upload ${round} of seed ${seed}`).toBe(200);
  }

  await expect
    .poll(() => filesIn(portal.dataDir).filter((name) => name.endsWith('.part')))
    .toEqual([]);
  await expect.poll(ofOthers, 'each file belongs to a record').toBe(before);
});

import type { BookingSummary, Client } from '@shootline/shared-api/contract';
import { expect, openAs, test } from '../../fixtures.ts';

interface Page {
  count: number;
  results: BookingSummary[];
}

test('a booking of one workspace does not exist for another', async ({
  page,
  portalUrl,
  apiAs,
  complaints,
}) => {
  const demo = await apiAs('admin@demo.test');
  const acme = await apiAs('admin@acme.test', 'acme');
  const [booking] = (await demo.get<Page>('/booking/list-bookings')).results;
  expect(await acme.status(`/booking/${booking?.uuid}`)).toBe(404);
  await openAs(page, portalUrl, acme, `/booking/${booking?.uuid}`);
  await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('404');
});

test('no list and no filter of one workspace shows records of another', async ({ apiAs }) => {
  const demo = await apiAs('admin@demo.test');
  const acme = await apiAs('admin@acme.test', 'acme');
  const own = await acme.get<Page>('/booking/list-bookings');
  const foreign = await demo.get<Page>('/booking/list-bookings');
  const [client] = await demo.get<Client[]>('/client');
  const [booking] = foreign.results;
  expect(own.count).toBeGreaterThan(0);
  expect(foreign.results.map(({ uuid }) => uuid)).not.toEqual(
    expect.arrayContaining(own.results.map(({ uuid }) => uuid)),
  );
  for (const filter of [
    `client=${client?.id}`,
    `created_by=${demo.user.uuid}`,
    `am=${demo.user.uuid}`,
    `title=${encodeURIComponent(booking?.title ?? '')}`,
  ]) {
    const { results } = await acme.get<Page>(`/booking/list-bookings?${filter}`);
    const ownClients = new Set(own.results.map(({ client: { id } }) => id));
    expect(results.filter((row) => !ownClients.has(row.client.id))).toEqual([]);
  }
  const clients = await acme.get<Client[]>('/client');
  expect(clients.map(({ id }) => id)).not.toContain(client?.id);
  expect(await acme.status(`/user/${demo.user.uuid}`)).toBe(404);
  expect((await acme.get<Page>(`/invoice?client=${client?.id}`)).count).toBe(0);
});

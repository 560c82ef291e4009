import type { BookingSummary } from '@shootline/shared-api/contract';
import { expect, test } from '../fixtures.ts';

test('who opens a booking without a network gets it with Retry once the network is back', async ({
  page,
  openPortalAs,
  complaints,
}) => {
  await openPortalAs('client@demo.test', '/');
  const link = page.getByRole('table').getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  await page.context().setOffline(true);
  await link.click();
  await expect(page.getByText(/connected to the internet/)).toBeVisible();
  await page.context().setOffline(false);
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(async () => {
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading).toBeVisible({ timeout: 3000 });
  }).toPass();
  complaints.splice(0);
});

test('a comment that cannot be sent says why and stays', async ({
  page,
  openPortalAs,
  apiAs,
  complaints,
}) => {
  const { results } = await (
    await apiAs('client@demo.test')
  ).get<{ results: BookingSummary[] }>('/booking/list-bookings?state=new');
  await openPortalAs('client@demo.test', `/booking/${results[0]?.uuid}`);
  const form = page.getByRole('form', { name: 'Add to Booking Comments' });
  await form.getByLabel('Comment').fill('Half past nine at the gate.');
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Add Comment' }).click();
  await expect(form.getByText(/connected to the internet/)).toBeVisible();
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Add Comment' }).click();
  await expect(page.getByText('Comment added.')).toBeVisible();
  complaints.splice(0);
});

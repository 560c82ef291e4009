import { type RunningPortal, startPortal } from '../../portal/portal-server.ts';
import { expect, openAs, signInToApi, test as base } from '../../fixtures.ts';

/** A portal whose remotes no other test uses. */
const test = base.extend<object, { own: RunningPortal }>({
  own: [
    async ({}, use) => {
      const portal = await startPortal();
      await use(portal);
      await portal.stop();
    },
    { scope: 'worker' },
  ],
  portalUrl: async ({ own }, use) => use(own.url),
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('an admin sees the state of server and areas, names a dead one, and copies the report', async ({
  page,
  own,
  complaints,
}) => {
  await page.route('**/mfe-analytics/**', (route) => route.abort());
  const admin = await signInToApi(own.url, 'admin@demo.test', 'demo');
  await openAs(page, own.url, admin, '/status');
  const card = (name: string) => page.getByRole('region', { name, exact: true });
  const figure = (title: string, label: string) =>
    card(title).getByText(label, { exact: true }).locator('xpath=following-sibling::dd');
  await expect(figure('Server', 'API version')).toHaveText(/\d+\.\d+\.\d+/);
  await expect(figure('Server', 'Database')).toHaveText(/^PostgreSQL \d+/);
  for (const area of ['Bookings', 'Invoices', 'Availability']) {
    await expect(figure(area, 'Version')).toHaveText(/\S/);
    await expect(figure(area, 'State')).toHaveText(/^(Runs in this tab|Ready, not opened yet)$/);
  }
  await expect(figure('Analytics', 'State')).toHaveText(/^Not available: \w+/);

  await page.getByRole('button', { name: 'Copy Report' }).click();
  await expect(page.getByText('The report is copied.')).toBeVisible();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Analytics is not available');
  expect(report).toContain('API version: ');
  for (const secret of [admin.user.auth_token, admin.user.email, admin.user.full_name]) {
    expect(report).not.toContain(secret);
  }
  // Removes the failed requests of the dead area.
  complaints.splice(0);
});

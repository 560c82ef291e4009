import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Booking, BookingSummary } from '@shootline/shared-api/contract';
import { expectNoFindings } from '../../axe.ts';
import { type Api, expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal } from '../../portal/portal-server.ts';

const root = join(import.meta.dirname, '../../..');

/** Deploys the remote without React into the folder of a portal. */
const deployInto = (portal: string) =>
  promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(root, 'tools/kit/bin.ts'), 'deploy', portal],
    { cwd: join(root, 'e2e/plain-remote') },
  );

/** A listed shoot that this user may put on hold. */
async function firstActive(api: Api): Promise<Booking> {
  const { results } = await api.get<{ results: BookingSummary[] }>(
    '/booking/list-bookings?offset=0',
  );
  for (const { uuid } of results) {
    const booking = await api.get<Booking>(`/booking/${uuid}`);
    if (booking.permissions.make_on_hold) return booking;
  }
  throw new Error('No listed booking can be put on hold.');
}

test('a remote without React has the frame, failures, live data and languages of the portal', async ({
  page,
  complaints,
  atEnd,
}) => {
  test.setTimeout(300_000);
  const copy = copyPortal((remotes) => remotes);
  atEnd(copy.remove);
  await deployInto(copy.folder);
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  const admin = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  const reviewer = await signInToApi(portal.url, 'reviewer@demo.test', 'demo');
  const heading = page.getByRole('heading', { level: 1, name: 'Checklist' });
  const shoots = page.getByRole('main').getByRole('listitem');
  const booking = await firstActive(reviewer);
  const row = shoots.filter({ has: page.locator(`a[href="/booking/${booking.uuid}"]`) });

  await test.step('its page opens from the drawer', async () => {
    await openAs(page, portal.url, admin, '/');
    await page.getByRole('link', { name: 'Checklist' }).click();
    await expect(heading).toBeVisible();
    await expect(page).toHaveTitle(/^Checklist · /);
    await expect(page.getByText(`Shoots for ${admin.user.full_name} to check`)).toBeVisible();
    await expect(row).toContainText(booking.state_display);
    await expectNoFindings(page, 'main');
  });

  await test.step('it shows the change of another user', async () => {
    await reviewer.post(`/booking/${booking.uuid}/make-on-hold`);
    await expect(row).toContainText('On Hold');
  });

  await test.step('its link opens a page in React, which shows its card', async () => {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await row.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: booking.title })).toBeVisible();
    const card = page.getByRole('region', { name: 'Checklist' });
    await expect(card).toHaveText('This shoot is On Hold.');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await reviewer.post(`/booking/${booking.uuid}/make-active`);
    await expect(card).not.toHaveText('This shoot is On Hold.');
  });

  await test.step('without its code, the portal offers Retry', async () => {
    await page.goto(`${portal.url}/`);
    await page.route('**/mfe-checklist/*/*.js', (route) => route.abort());
    await page.getByRole('link', { name: 'Checklist' }).click();
    await expect(page.getByText('This area is not available')).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(heading).toBeVisible();
    complaints.length = 0;
  });

  await test.step('without its data too', async () => {
    await page.goto(`${portal.url}/account`);
    await page.route('**/api/booking/list-bookings*', (route) => route.abort());
    await page.getByRole('link', { name: 'Checklist' }).click();
    await expect(
      page.getByRole('heading', { name: 'Checklist could not be loaded' }),
    ).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(row).toBeVisible();
    complaints.length = 0;
  });

  await test.step('it follows the language', async () => {
    await page.goto(`${portal.url}/account`);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto(`${portal.url}/checklist`);
    await expect(page.getByRole('heading', { level: 1, name: 'Checkliste' })).toBeVisible();
    await page.getByRole('button', { name: 'Ersten Dreh öffnen' }).click();
    await expect(page.getByRole('region', { name: 'Checkliste' })).toContainText('Dieser Dreh ist');
  });

  await test.step('it is gone after the sign-out', async () => {
    await page.goto(`${portal.url}/checklist`);
    await expect(shoots.first()).toBeVisible();
    await page.getByRole('button', { name: 'Abmelden' }).click();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await expect(shoots).toHaveCount(0);
  });
});

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Booking, BookingSummary } from '@shootline/shared-api/contract';
import { type Api, expect, openAs, signInToApi, test } from '../../fixtures.ts';
import { copyPortal, startPortal } from '../../portal/portal-server.ts';
import { newRepository } from '../../standalone-repository.ts';

/** A shoot at the top of the list that this user may put on hold. */
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

/** Makes the shell of a portal require one more prop of a component than it does. */
function changeCardsOf(portalDir: string): void {
  const { current } = JSON.parse(readFileSync(join(portalDir, 'shell/releases.json'), 'utf8'));
  const file = join(portalDir, 'shell', current.at(-1), 'types.json');
  const types = readFileSync(file, 'utf8');
  writeFileSync(file, types.replace('interface InfoCardProps {', '$& depth: number;'));
}

test('a team with a repository of its own goes from nothing to live, and back', async ({
  page,
  browser,
  atEnd,
}) => {
  test.setTimeout(15 * 60_000);
  const copy = copyPortal((remotes) => remotes);
  atEnd(copy.remove);
  const portal = await startPortal(copy.folder);
  atEnd(portal.stop);
  const admin = await signInToApi(portal.url, 'admin@demo.test', 'demo');
  const reviewer = await signInToApi(portal.url, 'reviewer@demo.test', 'demo');
  const other = await signInToApi(portal.url, 'admin@acme.test', 'acme');
  const heading = page.getByRole('heading', { level: 1, name: 'Equipment' });

  const repository = await newRepository('equipment', atEnd);
  await repository.run('npm', 'test');
  await test.step('while it is written, it is shown inside the running portal', async () => {
    const served = await repository.serveIn(portal.url);
    const mine = await (await browser.newContext()).newPage();
    await openAs(mine, served, await signInToApi(served, 'admin@demo.test', 'demo'), '/equipment');
    await expect(mine.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
    await mine.context().close();
  });
  await repository.run('npm', 'run', 'deploy', '--', copy.folder, '--tag', 'next');
  await repository.run('npm', 'run', 'canary', '--', copy.folder, '--workspace', 'demo');

  await test.step('only the canary workspace has it', async () => {
    await openAs(page, portal.url, admin, '/equipment');
    await expect(heading).toBeVisible();
    const theirs = await (await browser.newContext()).newPage();
    await openAs(theirs, portal.url, other, '/equipment');
    await expect(theirs.getByRole('heading', { name: 'Not Found' })).toBeVisible();
    await expect(theirs.getByRole('link', { name: 'Equipment' })).toHaveCount(0);
    await theirs.context().close();
  });

  await repository.run('npm', 'run', 'rollback', '--', copy.folder, 'next');
  await repository.run('npm', 'run', 'canary', '--', copy.folder, '--off');

  await test.step('everybody has it once it is promoted', async () => {
    const theirs = await (await browser.newContext()).newPage();
    await openAs(theirs, portal.url, other, '/');
    await theirs.getByRole('link', { name: 'Equipment' }).click();
    await expect(theirs.getByRole('heading', { level: 1, name: 'Equipment' })).toBeVisible();
    await theirs.context().close();
  });

  const booking = await firstActive(reviewer);
  await test.step("its list shows another user's change", async () => {
    const stream = page.waitForResponse(
      (response) => new URL(response.url()).pathname === '/api/events',
    );
    await page.goto(`${portal.url}/equipment`);
    const row = page.getByRole('listitem').filter({
      has: page.locator(`a[href="/booking/${booking.uuid}"]`),
    });
    await expect(row).toContainText(booking.state_display);
    await stream;
    await reviewer.post(`/booking/${booking.uuid}/make-on-hold`);
    await expect(row).toContainText('On Hold');
  });

  await test.step('the search finds its records', async () => {
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill(booking.title);
    const found = search.getByRole('group', { name: 'Equipment' }).getByRole('option');
    await expect(found.first()).toContainText(booking.title);
    await found.first().click();
    await expect(heading).toBeVisible();
  });

  await test.step('a booking shows its card', async () => {
    await page.goto(`${portal.url}/booking/${booking.uuid}`);
    const card = page.getByRole('region', { name: 'Equipment' });
    await expect(card).toContainText(`Nothing is planned for ${booking.title} yet.`);
  });

  await test.step('the next version comes, and goes', async () => {
    const file = join(repository.folder, 'src/widgets/booking-card.tsx');
    const code = readFileSync(file, 'utf8');
    writeFileSync(file, code.replace('Nothing is planned', 'Two cameras are planned'));
    await repository.run('npm', 'run', 'texts');
    await repository.run('npm', 'run', 'deploy', '--', copy.folder);
    const card = page.getByRole('region', { name: 'Equipment' });
    await page.reload();
    await expect(card).toContainText('Two cameras are planned');
    await repository.run('npm', 'run', 'rollback', '--', copy.folder);
    await page.reload();
    await expect(card).toContainText('Nothing is planned');
  });

  await test.step('a version that the shell does not fit is refused', async () => {
    changeCardsOf(copy.folder);
    await expect(repository.run('npm', 'run', 'deploy', '--', copy.folder)).rejects.toThrow(
      'InfoCard of @shootline/shared-ui/card: props.depth is required now',
    );
  });

  const seconds = repository.times.reduce((sum, one) => sum + one.seconds, 0);
  for (const { command, seconds: each } of repository.times) console.log(`${each} s  ${command}`);
  console.log(`${repository.times.length} commands, ${seconds} s`);
});

import { expect, test } from '../../actions/own-portal.ts';
import { titleLinks } from '../../fixtures.ts';
import { openSettings } from '../../actions/drawer.ts';

const h1 = { level: 1 } as const;

test('a user works through a list and its bookings by keyboard only', async ({ page }) => {
  await page.goto('/?view=all&state=assigned');
  const rows = titleLinks(page);
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press('/');
  const title = page.getByRole('search').getByLabel('Title');
  await expect(title).toBeFocused();
  await page.keyboard.type('jk');
  await expect(title).toHaveValue('jk');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('a');
  await expect(page).toHaveURL(/title=a/);
  await page.getByRole('heading', h1).click();
  await expect(page.getByText(/\d matche?s?$/)).toBeAttached();

  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await expect(rows.nth(1)).toBeFocused();
  const titles = await rows.allTextContents();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { ...h1, name: titles[1] ?? '' })).toBeVisible();
  await page.keyboard.press(']');
  await expect(page.getByRole('heading', { ...h1, name: titles[2] ?? '' })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByRole('heading', { ...h1, name: titles[1] ?? '' })).toBeVisible();
  await page.keyboard.press('a');
  await expect(page.getByRole('menu')).toBeFocused();
});

test('? lists the keys, which can all be switched off', async ({ page }) => {
  await page.goto('/?view=all');
  const first = titleLinks(page).first();
  await expect(first).toBeVisible();
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await expect(dialog.getByRole('term').filter({ hasText: /^j$/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await dialog.getByRole('switch', { name: 'Keyboard Shortcuts' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('j');
  await expect(first).not.toBeFocused();

  await openSettings(page);
  await page.getByRole('button', { name: 'Keyboard Shortcuts' }).click();
  await dialog.getByRole('switch', { name: 'Keyboard Shortcuts' }).check({ force: true });
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(first).toBeFocused();
});

test('after two steps through the bookings the list is unchanged', async ({ page }) => {
  // A change in the background would load the list again.
  await page.route('**/api/events', () => {});
  // Leaves out drafts, which open in their form.
  const list = '/?view=all&title=a&state=job_complete&state=assigned';
  await page.goto(list);
  const rows = titleLinks(page);
  await expect(rows).toHaveCount(25);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(50);
  const titles = await rows.allTextContents();
  const from = rows.nth(30);
  await from.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await from.click();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('list-bookings')) asked.push(request.url());
  });
  for (const step of [1, 2]) {
    const title = page.getByRole('heading', { ...h1, name: titles[30 + step - 1] ?? '' });
    await expect(title).toBeVisible();
    await page.keyboard.press(']');
    await expect(page.getByRole('heading', { ...h1, name: titles[30 + step] ?? '' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'View all bookings' }).click();
  await expect(page).toHaveURL(list);
  await expect(rows).toHaveText(titles);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  expect(asked).toEqual([]);
});

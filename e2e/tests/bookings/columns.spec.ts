import type { Page } from '@playwright/test';
import { expect, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { openAs } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

const { email } = users.reviewer;
const header = (page: Page, name: string) => page.getByRole('columnheader', { name, exact: true });

async function openColumns(page: Page) {
  await page.getByRole('button', { name: 'Choose columns' }).click();
  return page.getByRole('dialog', { name: 'Columns' });
}

test(
  'chosen columns stay after a reload and in another browser',
  inSoak,
  async ({ own, pageAs, browser }) => {
    const page = await pageAs(email);
    await page.goto('/?view=all');
    await expect(header(page, 'Project Owner')).toBeVisible();
    const dialog = await openColumns(page);
    await dialog.getByRole('checkbox', { name: 'Project Owner' }).uncheck();
    await dialog.getByRole('button', { name: 'Move Client up' }).click();
    const kept = page.waitForResponse('**/list/bookings/columns');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(header(page, 'Project Owner')).toHaveCount(0);
    expect((await kept).ok()).toBe(true);
    const headers = await page.getByRole('columnheader').allTextContents();

    await page.reload();
    await expect(page.getByRole('columnheader')).toHaveText(headers);
    const elsewhere = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const other = await elsewhere.newPage();
    await openAs(other, own.url, await own.apiAs(email), '/?view=all');
    await expect(other.getByRole('columnheader')).toHaveText(headers);
    await elsewhere.close();

    await (await openColumns(page)).getByRole('button', { name: 'Reset' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(header(page, 'Project Owner')).toBeVisible();
  },
);

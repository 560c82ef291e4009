import type { Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, test } from '../../fixtures.ts';

// Both tests decide on the first invoice.
test.describe.configure({ mode: 'default' });

const presses = 5;

async function openFirst(page: Page) {
  const grid = page.getByRole('grid', { name: 'My Invoices' });
  await grid
    .getByRole('button', { name: /^[A-Z]{2}-\d+$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'View Invoice' });
  await expect(dialog.getByRole('button', { name: 'Approve and Next' })).toBeVisible();
  return dialog;
}

test('invoices are approved by one key, and the button stays in its spot', async ({
  page,
  openPortalAs,
}) => {
  await openPortalAs('finance@demo.test', '/finance-dashboard?view=to_approve');
  const dialog = await openFirst(page);
  const button = dialog.getByRole('button', { name: 'Approve and Next' });
  await button.focus();
  const spot = await button.boundingBox();
  for (let place = 1; place <= presses; place++) {
    await expect(dialog.getByText(new RegExp(`^${place} of \\d+$`))).toBeVisible();
    await expect(button).toBeFocused();
    expect(await button.boundingBox()).toEqual(spot);
    await page.keyboard.press('Enter');
  }
  await expect(dialog.getByText(new RegExp(`^${presses + 1} of \\d+$`))).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText(/^Approval of invoice .+ undone\.$/)).toBeVisible();
});

test.describe('on a low screen', () => {
  test.use({ viewport: { width: 1280, height: 720 } });

  test('reasons and buttons of a rejection are in view', async ({ page, openPortalAs }) => {
    await openPortalAs('finance@demo.test', '/finance-dashboard?view=to_approve');
    const dialog = await openFirst(page);
    await dialog.getByRole('button', { name: 'Reject Invoice' }).click();
    await dialog.getByRole('button', { name: 'Wrong File' }).click();
    await expect(dialog.getByLabel('Rejection Reason (optional)')).toHaveValue(
      'The file is not this invoice.',
    );
    for (const name of ['Wrong File', 'No', 'Yes, Reject Invoice']) {
      await expect(dialog.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
    await expectNoFindingsInBoth(page, '[role="dialog"]');
  });
});

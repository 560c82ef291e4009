import type { Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { type Api, expect, sendSignIn, test } from '../../fixtures.ts';
import { inSoakUnless } from '../../soak.ts';
import { openSettings } from '../../actions/drawer.ts';

const suggested =
  'Please type the address and then choose the suggestion that matches the full address.';
const notLoaded = 'Sorry, there was an issue loading the selected address. Please try again.';

const welcome = (page: Page) => page.getByRole('dialog', { name: /^Welcome to / });
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Add Address' });
const field = (page: Page) => prompt(page).getByRole('combobox', { name: 'Address' });
const town = (page: Page) => prompt(page).getByRole('combobox', { name: 'Suburb or town' });

/** Signs in a user who is welcomed, as at the first sign-in. */
async function arrive(page: Page, apiAs: (email: string) => Promise<Api>, email: string) {
  await (await apiAs(email)).put('/account/welcome', { shows_welcome: true });
  await page.goto('/login');
  await sendSignIn(page, email);
  await expect(welcome(page)).toBeVisible();
}

test('the welcome comes until the user has had enough, and then from the drawer', async ({
  page,
  apiAs,
}) => {
  await arrive(page, apiAs, 'camop@demo.test');
  await expect(welcome(page).getByRole('listitem')).toHaveCount(4);
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(welcome(page)).toBeHidden();
  await page.getByRole('button', { name: 'Refresh list' }).click();
  await page.reload();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/login');
  await sendSignIn(page, 'camop@demo.test');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeFocused();
  await page.getByLabel('Do not show again').check();
  await page.getByRole('button', { name: 'Get Started' }).focus();
  const saved = page.waitForResponse('**/api/account/welcome');
  await page.keyboard.press('Enter');
  expect((await saved).status()).toBe(204);

  await page.goto('/login');
  await sendSignIn(page, 'camop@demo.test');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openSettings(page);
  const entry = page.getByRole('button', { name: 'Welcome' });
  await entry.click();
  await expect(welcome(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(entry).toBeFocused();
});

test('a hub user is welcomed on the first visit to the list', async ({ page, apiAs }) => {
  const client = await apiAs('client@demo.test');
  await client.put('/account/welcome', { shows_welcome: true });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign In with the Hub' }).click();
  await page.getByRole('button', { name: /client@demo\.test/ }).click();
  await expect(welcome(page)).toBeVisible();
});

test('a missing address is added by keyboard alone', async ({ page, apiAs }) => {
  await arrive(page, apiAs, 'teamadmin@demo.test');
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(prompt(page)).toBeVisible();
  await field(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveAccessibleDescription(suggested);
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('12 Church Street, Parramatta', { delay: 10 });
  await expect(field(page)).toHaveValue('12 Church Street, Parramatta');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(prompt(page).getByRole('status')).toHaveText('Town selected. Add the postal code.');
  await expect(prompt(page).getByRole('textbox', { name: 'Street' })).toHaveValue(
    '12 Church Street',
  );
  await expect(town(page)).toHaveValue(/Parramatta/);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Address saved.')).toBeVisible();
  await expect(prompt(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(prompt(page)).toBeHidden();
});

test("'Not Now' lasts for this visit, and typed text stays", async ({ page, apiAs }) => {
  await arrive(page, apiAs, 'unapproved@demo.test');
  await page.keyboard.press('Enter');
  await prompt(page).getByRole('button', { name: 'Not Now' }).click();
  await page.getByRole('link', { name: 'My Drafts' }).click();
  await page.getByRole('link', { name: 'My Bookings' }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.route('**/api/get_user_address_hub3', async (route) => {
    await page.getByRole('textbox', { name: 'Title' }).pressSequentially('kit');
    await route.continue();
  });
  await page.reload();
  await expect(page).toHaveURL(/title=kit/);
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially('chen');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('kitchen');
  await page.keyboard.press('Tab');
  await page.getByRole('heading', { name: 'My Bookings' }).click();
  await expect(prompt(page)).toBeVisible();
});

test('a lookup that fails says so and leaves the text to be edited', async ({
  page,
  apiAs,
  complaints,
}) => {
  await arrive(page, apiAs, 'unapproved@demo.test');
  await page.keyboard.press('Enter');
  await page.route('**/api/address/lookup*', (route) => route.abort());
  await field(page).fill('Parramatta');
  await page.getByRole('option').first().click();
  await expect(page.getByText(notLoaded)).toBeVisible();
  await expect(field(page)).toHaveValue('Parramatta');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.unroute('**/api/address/lookup*');
  await page.getByRole('option').first().click();
  await expect(town(page)).toHaveValue(/Parramatta.*Australia/);
  complaints.splice(0);
});

for (const width of [1440, 390]) {
  test.describe(`${width} px`, inSoakUnless(width === 1440), () => {
    test.use({ viewport: { width, height: 844 } });

    test('axe finds nothing on the welcome and on Add Address, light and dark', async ({
      page,
      apiAs,
    }) => {
      await arrive(page, apiAs, 'unapproved@demo.test');
      await expectNoFindingsInBoth(page);
      await page.keyboard.press('Enter');
      await prompt(page).getByRole('button', { name: 'Save' }).click();
      await expect(prompt(page).getByText(suggested)).toBeVisible();
      await expectNoFindingsInBoth(page);
      await field(page).fill('Richmond');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoFindingsInBoth(page);
    });
  });
}

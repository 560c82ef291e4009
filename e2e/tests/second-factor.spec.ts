import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectNoFindingsInBoth } from '../axe.ts';
import { expect, openAs, sendSignIn, signInToApi, test as base } from '../fixtures.ts';
import { type RunningPortal, startPortal } from '../portal/portal-server.ts';

/** A portal whose clock can be moved, and whose accounts no other test uses. */
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

const email = 'reviewer@demo.test';
const bookings = (page: Page) => page.getByRole('heading', { name: 'My Bookings' });
const send = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true }).click();

test('a user turns a second factor on, signs in with a code, and without the phone', async ({
  page,
  own,
  browser,
  complaints,
}) => {
  await openAs(page, own.url, await signInToApi(own.url, email, 'demo'), '/account');
  await page.getByRole('button', { name: 'Turn On' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set Up Second Factor' });
  await dialog.getByLabel('Current Password').fill('shootline');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectNoFindingsInBoth(page);
  const key = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/;
  const [secret = ''] = key.exec(await dialog.innerText()) ?? [];
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  // The clock of the test, as a code is good once, and for some steps only.
  const codeIn = (steps: number) => app.generate({ timestamp: Date.now() + steps * 30_000 });
  await dialog.getByRole('textbox', { name: 'Code' }).fill(codeIn(-1));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectNoFindingsInBoth(page);
  const recoveryCode = await codes.first().innerText();
  await dialog.getByRole('button', { name: 'I Have Kept Them' }).click();
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible();

  const phone = await browser.newPage({
    baseURL: own.url,
    viewport: { width: 390, height: 844 },
  });
  await phone.goto('/login');
  await sendSignIn(phone, email);
  await expect(phone.getByRole('heading', { name: 'Enter Your Code' })).toBeVisible();
  await expectNoFindingsInBoth(phone);
  await phone.getByRole('textbox', { name: 'Code' }).fill(codeIn(0));
  await phone.getByLabel('Remember this device for 30 days').check();
  await send(phone);
  await expect(bookings(phone)).toBeVisible();
  await phone.goto('/login');
  await sendSignIn(phone, email);
  await expect(bookings(phone)).toBeVisible();
  await phone.close();

  const elsewhere = await browser.newPage({ baseURL: own.url });
  await elsewhere.goto('/login');
  await sendSignIn(elsewhere, email);
  await elsewhere.getByRole('button', { name: 'Use a recovery code' }).click();
  await elsewhere.getByRole('textbox', { name: 'Recovery Code' }).fill(recoveryCode);
  await send(elsewhere);
  await expect(bookings(elsewhere)).toBeVisible();
  await elsewhere.close();
  // Removes the questions for a code.
  complaints.splice(0);
});

import type { Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, openAs, sendSignIn, signInToApi, test as base } from '../../fixtures.ts';
import { type RunningPortal, startPortal } from '../../portal/portal-server.ts';
import { recoveryCodes, setUpApp, turnOn } from '../../second-factor.ts';
import { inSoak } from '../../soak.ts';
import { openSettings } from '../../actions/drawer.ts';

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
  const codeIn = await setUpApp(dialog, () => expectNoFindingsInBoth(page));
  await expectNoFindingsInBoth(page);
  const recoveryCode = await recoveryCodes(dialog).first().innerText();
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
  await phone.getByRole('textbox', { name: 'Code' }).fill(codeIn(1));
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
  await elsewhere.getByRole('button', { name: 'Use a Recovery Code' }).click();
  await elsewhere.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await send(elsewhere);
  await expect(bookings(elsewhere)).toBeVisible();
  await elsewhere.close();
  // Removes the questions for a code.
  complaints.splice(0);
});

test(
  'a workspace requires a second factor, and an admin resets one that is lost',
  inSoak,
  async ({ page, own, browser, complaints }) => {
    const { user } = await signInToApi(own.url, 'editor@demo.test', 'demo');
    await openAs(page, own.url, await signInToApi(own.url, 'admin@demo.test', 'demo'), '/account');
    await turnOn(page);
    await openSettings(page);
    await page.getByRole('link', { name: 'Workspace Settings' }).click();
    await page.getByLabel('Second factor required of').selectOption('All staff');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Settings saved.')).toBeVisible();

    const { full_name: name } = user;
    const editor = await browser.newPage({ baseURL: own.url });
    const enrol = async () => {
      await editor.goto('/login');
      await sendSignIn(editor, 'editor@demo.test');
      await expect(editor.getByRole('heading', { name: 'Set Up Second Factor' })).toBeVisible();
      await editor.goto('/');
      await expect(editor.getByRole('heading', { name: 'Set Up Second Factor' })).toBeVisible();
      await setUpApp(editor.getByRole('main'));
      await editor.getByRole('button', { name: 'I Have Kept Them' }).click();
      await expect(bookings(editor)).toBeVisible();
    };
    await enrol();

    await page.goto(`/users?name=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Actions for ${name}` }).click();
    await page.getByRole('menuitem', { name: 'Reset Second Factor' }).click();
    const question = page.getByRole('dialog', { name: 'Reset Second Factor' });
    await question.getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('Second factor reset.')).toBeVisible();
    await enrol();
    await editor.close();
    // Removes the questions for a code.
    complaints.splice(0);
  },
);

test(
  'a user adds a passkey, and signs in with it alone',
  inSoak,
  async ({ page, own, complaints }) => {
    const devices = await page.context().newCDPSession(page);
    await devices.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const;
    const device = await devices.send('WebAuthn.addVirtualAuthenticator', { options });
    const offers = (isOn: boolean) =>
      devices.send('WebAuthn.setAutomaticPresenceSimulation', { ...device, enabled: isOn });
    const videographer = 'camop2@demo.test';
    await openAs(page, own.url, await signInToApi(own.url, videographer, 'demo'), '/account');
    await page.getByRole('button', { name: 'Add Passkey' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add Passkey' });
    await dialog.getByLabel('Name').fill('Test phone');
    await expectNoFindingsInBoth(page);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Passkey added.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Passkeys' })).toContainText('Test phone');
    await expectNoFindingsInBoth(page);

    // The device answers what the form offers, as if the user had chosen it there.
    await page.goto('/login');
    await expect(bookings(page)).toBeVisible();

    // It leaves the form's question alone, and answers the button's.
    await offers(false);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/login');
    const button = page.getByRole('button', { name: 'Sign In with a Passkey' });
    await expect(button).toBeVisible();
    await expectNoFindingsInBoth(page);
    await offers(true);
    await button.click();
    await expect(bookings(page)).toBeVisible();

    await page.goto('/account');
    await page.getByRole('button', { name: 'Remove passkey: Test phone' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('Passkey removed. Your other sessions have ended.')).toBeVisible();
    // Removes calls that began in the sessions which the sign-in page has ended.
    complaints.splice(0);
  },
);

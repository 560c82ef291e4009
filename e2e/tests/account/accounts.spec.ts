import type { Page } from '@playwright/test';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { expect, openAs, sendSignIn, signInToApi, test as base } from '../../fixtures.ts';
import { mailedLinks } from '../../portal/mailed-links.ts';
import { type RunningPortal, startPortal } from '../../portal/portal-server.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const newPassword = 'seven lamps on a pier';

/** A portal whose accounts no other test uses. */
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

const passwordLinks = (portal: RunningPortal, address: string) =>
  mailedLinks(portal, address, 'set-password');

const bookings = (page: Page) => page.getByRole('heading', { name: 'My Bookings' });
const signInPage = (page: Page) => page.getByRole('heading', { name: 'Sign In' });

for (const [width, email] of [
  [1440, 'teamadmin@demo.test'],
  [390, 'owner@demo.test'],
] as const) {
  test(
    `a mailed link sets a forgotten password once, ${width} px wide`,
    inSoak,
    async ({ page, own, browser, complaints }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/login');
      await page.getByRole('link', { name: 'Forgot your password?' }).click();
      await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible();
      await expectNoFindingsInBoth(page);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Workspace').fill('demo');
      await page.getByRole('button', { name: 'Send Link' }).click();
      await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
      await expect(page.getByRole('status')).toContainText(email);

      await expect.poll(async () => (await passwordLinks(own, email)).length).toBe(1);
      const [link] = await passwordLinks(own, email);
      await page.goto(link!);
      await expect(page.getByRole('heading', { name: 'Set a New Password' })).toBeVisible();
      await expectNoFindingsInBoth(page);
      const field = page.getByRole('textbox', { name: 'New password' });
      await field.fill('password1234');
      await page.getByRole('button', { name: 'Set Password' }).click();
      await expect(page.getByText('This password is easy to guess.')).toBeVisible();
      await field.fill(newPassword);
      await page.getByRole('button', { name: 'Set Password' }).click();

      await expect(signInPage(page)).toBeVisible();
      await expect(page.getByLabel('Email')).toHaveValue(email);
      await page.getByRole('textbox', { name: 'Password' }).fill(newPassword);
      await page.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(page).toHaveURL('/');
      await expect(bookings(page)).toBeVisible();

      const other = await browser.newPage({ baseURL: own.url });
      await other.goto(link!);
      await other.getByRole('textbox', { name: 'New password' }).fill('eight lamps on a pier');
      await other.getByRole('button', { name: 'Set Password' }).click();
      await expect(
        other.getByRole('heading', { name: 'This link is no longer valid' }),
      ).toBeVisible();
      await other.close();
      // Removes the refusals that the test provoked.
      complaints.splice(0);
    },
  );
}

test(
  'a changed password ends the other sessions, and Sign Out Everywhere ends all',
  inSoak,
  async ({ page, own, browser, complaints }) => {
    const email = 'editor@demo.test';
    const here = await signInToApi(own.url, email, 'demo');
    const elsewhere = await browser.newPage({ baseURL: own.url });
    await openAs(elsewhere, own.url, await signInToApi(own.url, email, 'demo'), '/');
    await expect(bookings(elsewhere)).toBeVisible();

    await openAs(page, own.url, here, '/');
    await page.getByRole('link', { name: /^My Account:/ }).click();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(
        page.getByRole('region', { name: 'Sessions' }).getByRole('listitem'),
      ).toHaveCount(2);
      await expectNoFindingsInBoth(page);
    }
    const password = page.getByRole('region', { name: 'Password' });
    await password.getByLabel('Current password').fill('shootline');
    await password.getByLabel('New password').fill(newPassword);
    await password.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(
      1,
    );
    await elsewhere.getByRole('button', { name: 'Refresh list' }).click();
    await expect(signInPage(elsewhere)).toBeVisible();

    await sendSignIn(elsewhere, email, 'demo', newPassword);
    await expect(bookings(elsewhere)).toBeVisible();
    await page.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign Out Everywhere' });
    await expectNoFindingsInBoth(page);
    await dialog.getByRole('button', { name: 'Sign Out Everywhere' }).click();
    await expect(signInPage(page)).toBeVisible();
    await elsewhere.reload();
    await expect(signInPage(elsewhere)).toBeVisible();
    await elsewhere.close();
    // Removes the refused call of the ended session.
    complaints.splice(0);
  },
);

for (const width of [1440, 390]) {
  const details = inSoakUnless(width === 1440);
  test(
    `an admin invites a user, who signs in until deactivated, ${width} px wide`,
    details,
    async ({ page, own, browser, complaints }) => {
      const [name, email] = [`Ivy ${width}`, `ivy${width}@example.test`];
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, own.url, await signInToApi(own.url, 'admin@demo.test', 'demo'), '/users');
      await page.getByRole('button', { name: 'Invite User' }).click();
      const invitation = page.getByRole('dialog', { name: 'Invite User' });
      await invitation.getByLabel('Name').fill(name);
      await invitation.getByLabel('Email').fill(email);
      await invitation.getByLabel('Role').selectOption('Client owner');
      await invitation.getByRole('combobox', { name: 'Client' }).fill('Harbour');
      await page.getByRole('option', { name: 'Harbour Foods' }).click();
      await expectNoFindingsInBoth(page);
      await invitation.getByRole('button', { name: 'Send Invitation' }).click();
      await expect(invitation).toHaveCount(0);

      await expect.poll(async () => (await passwordLinks(own, email)).length).toBe(1);
      const [mailed] = await passwordLinks(own, email);
      const theirs = await browser.newPage({ baseURL: own.url });
      await theirs.goto(mailed!);
      await theirs.getByRole('textbox', { name: 'New password' }).fill(newPassword);
      await theirs.getByRole('button', { name: 'Set Password' }).click();
      await expect(theirs.getByLabel('Email')).toHaveValue(email);
      await theirs.getByRole('textbox', { name: 'Password' }).fill(newPassword);
      await theirs.getByRole('button', { name: 'Sign In', exact: true }).click();
      await expect(bookings(theirs)).toBeVisible();

      await page.goto(`/users?name=${email}`);
      const shown = page.getByRole('main');
      await expect(shown.getByText(name)).toBeVisible();
      await expect(shown.getByText('Active', { exact: true }).last()).toBeVisible();
      await expectNoFindingsInBoth(page);
      const actions = page.getByRole('button', { name: `Actions for ${name}` });
      await actions.click();
      await page.getByRole('menuitem', { name: 'Link to Hub' }).click();
      const link = page.getByRole('dialog', { name: 'Link to Hub' });
      await expect(link.getByLabel('Hub ID')).toBeFocused();
      await expectNoFindingsInBoth(page);
      await link.getByRole('button', { name: 'Cancel' }).click();
      await expect(link).toHaveCount(0);
      await actions.click();
      // The menu is taller than the list of one row, and must not be cut off by it.
      await expect(page.getByRole('menuitem', { name: 'Deactivate' })).toBeInViewport({ ratio: 1 });
      await page.getByRole('menuitem', { name: 'Deactivate' }).click();
      const question = page.getByRole('dialog', { name: 'Deactivate User' });
      await question.getByRole('button', { name: 'Deactivate' }).click();
      await expect(question).toHaveCount(0);
      await expect(shown.getByText('Not active', { exact: true }).last()).toBeVisible();
      await theirs.reload();
      await expect(signInPage(theirs)).toBeVisible();
      await theirs.close();
      // Removes the refused call of the deactivated user's session.
      complaints.splice(0);
    },
  );
}

import type { Page } from '@playwright/test';
import type { Booking, BookingInput, BookingSummary } from '@shootline/shared-api/contract';
import { expectNoFindings } from '../../axe.ts';
import { type Api, expect, sendSignIn, test } from '../../fixtures.ts';
import { inSoak, inSoakUnless } from '../../soak.ts';

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

const title = (page: Page) => page.getByRole('textbox', { name: 'Title' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });
const offer = (page: Page) => page.getByText(/^You have unsaved changes from/);

/** Types a title, and waits until the browser has kept it. */
async function typeTitle(page: Page, text: string) {
  await title(page).fill(text);
  await page.waitForFunction(
    (kept) =>
      Object.entries(localStorage).some(
        ([key, value]) => key.startsWith('shootline.kept.') && String(value).includes(kept),
      ),
    text,
  );
}

/** A draft of the user that no other test uses. */
async function ownDraft(api: Api): Promise<Booking> {
  const { results } = await api.get<{ results: BookingSummary[] }>('/booking/list-bookings');
  const [first] = results;
  if (!first) throw new Error('There is no booking to copy.');
  return api.post<Booking>(`/booking/${first.uuid}/duplicate`);
}

/** Saves changes like another window of the user. */
async function change(portalUrl: string, api: Api, booking: Booking, changes: BookingInput) {
  const answer = await fetch(`${portalUrl}/api/booking/${booking.uuid}`, {
    method: 'PUT',
    headers: {
      Authorization: `Token ${api.user.auth_token}`,
      'Content-Type': 'application/json',
      'If-Match': `"${booking.version}"`,
    },
    body: JSON.stringify(changes),
  });
  expect(answer.status).toBe(200);
}

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, inSoakUnless(viewport === desktop), () => {
    test.use({ viewport });

    test('typed input is restored after a reload and after a closed tab', async ({
      page,
      openPortalAs,
      context,
      complaints,
    }) => {
      await openPortalAs('client@demo.test', '/submit-brief');
      await typeTitle(page, 'Harvest film');
      const asked = page.waitForEvent('dialog').then((dialog) => dialog.accept());
      await page.reload();
      await asked;
      await expect(offer(page)).toBeVisible();
      await expectNoFindings(page);
      await page.getByRole('button', { name: 'Restore' }).click();
      await expect(title(page)).toHaveValue('Harvest film');
      await expect(offer(page)).toBeHidden();

      await typeTitle(page, 'Harvest film in May');
      await page.close();
      const again = await context.newPage();
      await again.goto(`${process.env['PORTAL_URL']}/submit-brief`);
      await again.getByRole('button', { name: 'Restore' }).click();
      await expect(title(again)).toHaveValue('Harvest film in May');
      expect(complaints).toEqual([]);
    });

    test(
      'leaving with changes that cannot be saved asks first, by the menu, by Back and by Sign Out',
      inSoak,
      async ({ page, openPortalAs, portalUrl, complaints }) => {
        const choose = async (role: 'link' | 'button', name: string) => {
          if (viewport === phone) await page.getByRole('button', { name: 'Open menu' }).click();
          await page.getByRole('navigation', { name: 'Main' }).getByRole(role, { name }).click();
        };
        const stay = page.getByRole('button', { name: 'Stay' });
        // Other tests have copies of the same booking with the same title.
        const isOfDraft = () => page.locator(`[href*="${draft.uuid}"]`);
        const openDraft = () =>
          page.getByRole('link', { name: draft.title }).and(isOfDraft()).first().click();
        const api = await openPortalAs('client@demo.test', '/');
        const draft = await ownDraft(api);
        // Otherwise the draft saves itself, and nothing is asked.
        await page.route(`**/api/booking/${draft.uuid}`, (route) =>
          route.request().method() === 'PUT' ? route.abort() : route.continue(),
        );
        await page.goto(`${portalUrl}/drafts`);
        await openDraft();
        await typeTitle(page, 'Harvest film');

        await choose('link', 'My Bookings');
        await expect(question(page)).toBeVisible();
        await expect(stay).toBeFocused();
        await expectNoFindings(page);
        await page.keyboard.press('Enter');
        await expect(question(page)).toBeHidden();

        await page.goBack();
        await expect(stay).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(title(page)).toHaveValue('Harvest film');
        await expect(page).toHaveURL(/\/update$/);

        await choose('button', 'Sign Out');
        await expect(stay).toBeFocused();
        await stay.click();
        await expect(title(page)).toHaveValue('Harvest film');

        await page.goBack();
        await page.getByRole('button', { name: 'Leave without Saving' }).click();
        await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
        await openDraft();
        await expect(title(page)).toHaveValue(draft.title);
        await expect(offer(page)).toBeHidden();
        // The browser reports the aborted saves in its console.
        complaints.splice(0);
      },
    );

    test(
      'two users change the same booking, and the later one chooses',
      inSoak,
      async ({ page, openPortalAs, portalUrl, complaints }) => {
        const api = await openPortalAs('client@demo.test', '/drafts');
        const draft = await ownDraft(api);
        await page.goto(`${portalUrl}/booking/${draft.uuid}/update`);
        await typeTitle(page, 'Harvest film, mine');
        await page.getByRole('textbox', { name: 'Covid 19' }).fill('Masks');
        await change(portalUrl, api, draft, {
          title: 'Harvest film, theirs',
          inspiration_details: 'The film of last year. '.repeat(40),
        });
        await page.getByRole('button', { name: 'Save Draft' }).click();
        const dialog = page.getByRole('dialog', { name: 'Changed in the Meantime' });
        await expect(dialog).toBeVisible();
        await expectNoFindings(page);
        await dialog.getByRole('radio', { name: /^Yours/ }).focus();
        await page.keyboard.press('Space');
        await dialog.getByRole('button', { name: 'Continue with These' }).click();
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: 'Save Draft' }).click();
        await expect(page.getByText('Draft Saved.')).toBeVisible();
        const saved = await api.get<Booking>(`/booking/${draft.uuid}`);
        expect(saved).toMatchObject({ title: 'Harvest film, mine', covid_19: 'Masks' });
        expect(saved.inspiration_details).toContain('The film of last year.');
        // The browser reports the refused save in its console.
        expect(complaints.splice(0)).toEqual([expect.stringContaining('409')]);
      },
    );

    test(
      'an expired session does not ask, and restores everything',
      inSoak,
      async ({ page, openPortalAs, complaints }) => {
        const api = await openPortalAs('client@demo.test', '/submit-brief');
        await typeTitle(page, 'Harvest film');
        await api.post('/auth/logout').catch(() => {});
        await page.getByRole('button', { name: 'Save Draft' }).click();
        await page.waitForURL(/\/login\?next=%2Fsubmit-brief/);
        await expect(question(page)).toBeHidden();
        await sendSignIn(page, 'client@demo.test');
        await page.getByRole('button', { name: 'Restore' }).click();
        await expect(title(page)).toHaveValue('Harvest film');
        expect(complaints.splice(0)).not.toEqual([]);
      },
    );
  });
}

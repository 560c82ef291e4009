import type { Booking } from '@shootline/shared-api/contract';
import type { Page } from '@playwright/test';
import { confirmByKeys, openByKeys, switchAnswer, tabTo, typePerson } from '../../actions/keys.ts';
import { actionsButton, expect, openBooking, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import { inSoak } from '../../soak.ts';

interface Step {
  label: string;
  fill?: (page: Page, dialog: ReturnType<Page['getByRole']>) => Promise<void>;
}

/** Performs these steps in order on a newly opened page, by keyboard only. */
async function doByKeys(page: Page, booking: Booking, steps: Step[]) {
  await openBooking(page, booking);
  await tabTo(page, actionsButton(page));
  for (const { label, fill } of steps) {
    const { title, primary, toast } = actionNamed(label);
    const dialog = await openByKeys(page, label, title);
    await fill?.(page, dialog);
    await confirmByKeys(page, dialog, primary, toast);
    const hasMore = await actionsButton(page).isEnabled();
    await expect(hasMore ? actionsButton(page) : page.locator('main :focus')).toBeFocused();
  }
}

test('a booking goes from its approval to the call sheet by keyboard only', async ({
  own,
  pageAs,
}) => {
  test.slow();
  const booking = await own.bookings.for(users.client, 'new');
  await doByKeys(await pageAs(users.reviewer.email), booking, [{ label: 'Approve' }]);
  await doByKeys(await pageAs(users.editor.email), booking, [
    {
      label: 'Offer Job',
      fill: async (page, dialog) => {
        await switchAnswer(page, dialog, /^Choose the videographers/);
        await typePerson(page, dialog, 'Marco Bellini');
        await typePerson(page, dialog, 'Mei Hasegawa');
        await switchAnswer(page, dialog, /^Assign automatically/);
      },
    },
    {
      label: 'Assign Videographer',
      fill: async (page, dialog) => {
        // Nobody has accepted the offer yet.
        await switchAnswer(page, dialog, /^Only available videographers/);
        await typePerson(page, dialog, 'Marco Bellini');
      },
    },
    { label: 'Generate Call Sheet' },
  ]);
});

test('a shoot goes from its end to the completed job by keyboard only', async ({ own, pageAs }) => {
  test.slow();
  const booking = await own.bookings.for(users.videographer, 'begun');
  await doByKeys(await pageAs(users.videographer.email), booking, [
    {
      label: 'Indicate Shoot Completed',
      fill: async (page, dialog) => {
        await tabTo(page, dialog.getByRole('radio').first());
        await page.keyboard.press('Space');
      },
    },
    { label: 'Indicate Footage Provided' },
  ]);
  await doByKeys(await pageAs(users.reviewer.email), booking, [
    {
      label: 'Complete',
      fill: (page, dialog) => switchAnswer(page, dialog, /^Request feedback/),
    },
  ]);
});

test(
  'a dialog closed by Escape or Cancel gives the focus back to Actions',
  inSoak,
  async ({ page, own }) => {
    const { label, title } = actionNamed('Cancel');
    await openBooking(page, await own.bookings.for(users.client, 'active'));
    await tabTo(page, actionsButton(page));
    const dialog = await openByKeys(page, label, title);
    await tabTo(page, dialog.getByLabel('Details'));
    await page.keyboard.type('The speaker');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(actionsButton(page)).toBeFocused();
    await openByKeys(page, label, title);
    await expect(dialog.getByLabel('Details'), 'what was typed is discarded').toHaveValue('');
    await tabTo(page, dialog.getByRole('button', { name: 'Cancel', exact: true }));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(actionsButton(page)).toBeFocused();
  },
);

test(
  "a key pressed before a dialog's first frame keeps the focus in the dialog",
  inSoak,
  async ({ page, own }) => {
    await page.addInitScript(() => {
      const draw = window.requestAnimationFrame.bind(window);
      const held: FrameRequestCallback[] = [];
      let isHeld = false;
      window.requestAnimationFrame = (callback) => (isHeld ? held.push(callback) : draw(callback));
      Object.assign(window, {
        holdFrames: (hold: boolean) => {
          isHeld = hold;
          held.splice(0).forEach(draw);
        },
      });
    });
    const holdFrames = (hold: boolean) =>
      page.evaluate(
        (isHeld) =>
          (window as unknown as { holdFrames: (hold: boolean) => void }).holdFrames(isHeld),
        hold,
      );
    await openBooking(page, await own.bookings.for(users.client, 'active'));
    await holdFrames(true);
    await page.getByRole('button', { name: 'UPLOAD FILE' }).click();
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true });
    await cancel.focus();
    await holdFrames(false);
    // From here on the dialog traps the focus.
    await expect(page.locator('#root')).toHaveAttribute('aria-hidden', 'true');
    await expect(cancel).toBeFocused();
  },
);

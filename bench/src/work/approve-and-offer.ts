import type { Page } from '@playwright/test';
import { Hand, hasFocus } from './hand.ts';

const label = 'Approve and Offer';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: label }) });
const stepOf = (page: Page) => rows(page).first().getByRole('button', { name: label });
const primary = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: label, exact: true });

async function isDone(page: Page): Promise<void> {
  await page.getByText(/^Booking approved\. A job offer has been made/).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

/** Approves and offers a booking by mouse, from the list shown after sign-in. */
export async function byMouse(page: Page): Promise<Hand> {
  const hand = new Hand(page);
  await hand.click(stepOf(page));
  await hand.click(primary(page));
  await isDone(page);
  return hand;
}

/** Approves and offers a booking by keyboard, from the list shown after sign-in. */
export async function byKeyboard(page: Page): Promise<Hand> {
  const hand = new Hand(page);
  await stepOf(page).waitFor();
  const key = (await hand.offersKey('j', () => hasFocus(rows(page)))) ? 'j' : 'Tab';
  await hand.pressUntil(key, () => hasFocus(rows(page)));
  await hand.pressUntil('Tab', () => hasFocus(page.getByRole('button', { name: label })));
  await hand.press('Enter');
  await primary(page).waitFor();
  await hand.pressUntil('Tab', () => hasFocus(primary(page)));
  await hand.press('Enter');
  await isDone(page);
  return hand;
}

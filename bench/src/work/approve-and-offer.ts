import type { Locator, Page } from '@playwright/test';
import { Hand, hasFocus } from './hand.ts';

const steps = [
  { label: 'Approve', toast: 'Booking approved.' },
  { label: 'Offer Job', toast: 'A job offer has been made to the selected Videographers.' },
];

const needsApproval = 'New';

const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByText(needsApproval, { exact: true }) });

const dialogOf = (page: Page) => page.getByRole('dialog');
const primary = (page: Page, label: string) =>
  dialogOf(page).getByRole('button', { name: label, exact: true });
/** The booking's next step, if the page offers it beside Actions. */
const nextStep = (page: Page, label: string) =>
  page.getByRole('main').getByRole('button', { name: label, exact: true });

async function isInView(target: Locator): Promise<boolean> {
  if ((await target.count()) === 0) return false;
  const [box, { height }] = [
    await target.boundingBox(),
    target.page().viewportSize() ?? { height: 0 },
  ];
  return box !== null && box.y + box.height <= height;
}

async function isDone(page: Page, toast: string): Promise<void> {
  await page.getByText(toast, { exact: true }).waitFor();
  await dialogOf(page).waitFor({ state: 'hidden' });
}

/** Approves and offers a booking by mouse, from the list shown after sign-in. */
export async function byMouse(page: Page): Promise<Hand> {
  const hand = new Hand(page);
  await page.getByRole('table').getByRole('link').first().waitFor();
  const row = rows(page).first();
  if (!(await isInView(row))) {
    await hand.choose(page.getByLabel('Status', { exact: true }), needsApproval);
    await page.waitForURL(/state=new/);
    await row.waitFor();
  }
  await hand.click(row.getByRole('link').first());
  const actions = page.getByRole('button', { name: 'Actions', exact: true });
  await actions.waitFor();
  for (const { label, toast } of steps) {
    await page.waitForFunction(() => new Promise((done) => requestIdleCallback(done)));
    if ((await nextStep(page, label).count()) > 0) {
      await hand.click(nextStep(page, label).first());
    } else {
      await hand.click(actions);
      await hand.click(page.getByRole('menuitem', { name: label, exact: true }));
    }
    await hand.click(primary(page, label));
    await isDone(page, toast);
  }
  return hand;
}

async function openMenu(hand: Hand): Promise<void> {
  const menu = hand.page.getByRole('menu');
  const actions = hand.page.getByRole('button', { name: 'Actions', exact: true });
  await actions.waitFor();
  if (await hasFocus(actions)) {
    await hand.press('Enter');
  } else if (!(await hand.offersKey('a', () => menu.isVisible()))) {
    await hand.pressUntil('Tab', () => hasFocus(actions));
    await hand.press('Enter');
  }
  await menu.waitFor();
}

/** Approves and offers a booking by keyboard, from the list shown after sign-in. */
export async function byKeyboard(page: Page): Promise<Hand> {
  const hand = new Hand(page);
  await page.getByRole('table').getByRole('link').first().waitFor();
  const anyRow = page.getByRole('table').getByRole('row');
  const key = (await hand.offersKey('j', () => hasFocus(anyRow))) ? 'j' : 'Tab';
  await hand.pressUntil(key, () => hasFocus(rows(page).getByRole('link')));
  await hand.press('Enter');
  await page.getByRole('button', { name: 'Actions', exact: true }).waitFor();
  for (const { label, toast } of steps) {
    await page.waitForFunction(() => new Promise((done) => requestIdleCallback(done)));
    await openMenu(hand);
    const menu = page.getByRole('menu');
    const item = page.getByRole('menuitem', { name: label, exact: true });
    const id = await item.getAttribute('id');
    await hand.pressUntil(
      'ArrowDown',
      async () => (await menu.getAttribute('aria-activedescendant')) === id,
    );
    await hand.press('Enter');
    await primary(page, label).waitFor();
    await hand.pressUntil('Tab', () => hasFocus(primary(page, label)));
    await hand.press('Enter');
    await isDone(page, toast);
  }
  return hand;
}

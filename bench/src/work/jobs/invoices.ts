import type { Locator } from '@playwright/test';
import { type Hand, hasFocus } from '../hand.ts';
import { buttonOf, dialogOf, isTold, type Job } from './job.ts';

const atFinance = { user: 'finance@demo.test', path: '/finance-dashboard' };
const atOnce = 20;

const first = { name: /^[A-Z]{2}-\d+$/ };

/** Goes to a cell of the grid: the mouse at once, the keyboard by an arrow key. */
async function goToCell(hand: Hand, cell: Locator, key: string): Promise<void> {
  await cell.waitFor();
  if (hand.isMouse) return;
  await hand.skipToList();
  await hand.pressUntil('Tab', () => hasFocus(hand.page.getByRole('grid').getByRole('row')));
  await hand.pressUntil(key, () => hasFocus(cell));
}

async function openFirst(hand: Hand): Promise<void> {
  const { page } = hand;
  const button = page.getByRole('grid').getByRole('button', first).first();
  const cell = page.getByRole('gridcell').filter({ has: page.getByRole('button', first) });
  await goToCell(hand, cell.first(), 'ArrowRight');
  if (hand.isMouse) await hand.use(button);
  else await hand.press('Enter');
}

const lane: Job = {
  name: `approve ${atOnce} invoices one by one`,
  ...atFinance,
  does: async (hand) => {
    const { page } = hand;
    await openFirst(hand);
    const dialog = dialogOf(page, 'View Invoice');
    for (let place = 1; place <= atOnce; place += 1) {
      await dialog.getByText(new RegExp(`^${place} of \\d+$`)).waitFor();
      const next = buttonOf(dialog, 'Approve and Next');
      await next.waitFor();
      if (hand.isMouse) await hand.use(next);
      else await hand.press('Shift+A');
    }
    await dialog.getByText(new RegExp(`^${atOnce + 1} of \\d+$`)).waitFor();
  },
};

const together: Job = {
  name: 'approve all loaded invoices at once',
  ...atFinance,
  does: async (hand) => {
    const { page } = hand;
    const all = page.getByRole('columnheader').filter({ has: page.getByRole('checkbox') });
    await goToCell(hand, all, 'ArrowUp');
    if (hand.isMouse) await hand.use(all.getByRole('checkbox'));
    else await hand.press('Space');
    await hand.use(buttonOf(page, /^Approve \(/));
    await hand.use(buttonOf(dialogOf(page, 'Approve Invoices'), /^Approve \d/));
    await isTold(page, /^\d+ invoices? approved\.$/);
  },
};

const reject: Job = {
  name: 'reject an invoice with a reason',
  ...atFinance,
  does: async (hand) => {
    const { page } = hand;
    await openFirst(hand);
    const dialog = dialogOf(page, 'View Invoice');
    await hand.use(buttonOf(dialog, 'Reject Invoice'));
    await hand.use(buttonOf(dialog, 'Wrong File'));
    await hand.use(buttonOf(dialog, 'Yes, Reject Invoice'));
    await isTold(page, /rejected\.$/);
  },
};

export const invoices = [reject, lane, together];

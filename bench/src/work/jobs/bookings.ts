import { buttonOf, dialogOf, isTold, type Job } from './job.ts';

const user = 'admin@demo.test';
const approved = /^Booking approved\. A job offer has been made/;

const step = { name: /^Approve and Offer/ };

const approveAndOffer: Job = {
  name: 'approve and offer a booking of For Me',
  user,
  path: '/inbox',
  does: async (hand) => {
    const { page } = hand;
    const first = page.getByRole('button', step).first();
    await first.waitFor();
    if (hand.isMouse) await hand.use(first);
    else {
      await hand.goToRow(page.locator('[data-index]').filter({ has: first }));
      await hand.press('e');
    }
    await hand.use(buttonOf(dialogOf(page), 'Approve and Offer'));
    await isTold(page, approved);
  },
};

const reassign: Job = {
  name: 'reassign a shoot of the board',
  user,
  path: '/staffing',
  does: async (hand) => {
    const { page } = hand;
    const shoots = page.getByRole('table').getByRole('link', { name: /^Shoot:/ });
    await hand.skipToList();
    await hand.use(shoots.first());
    await hand.openAction('Reassign Videographer');
    const dialog = dialogOf(page, 'Reassign Videographer');
    await hand.tick(
      dialog
        .getByRole('radiogroup', { name: 'Videographer', exact: true })
        .getByRole('radio')
        .first(),
    );
    await hand.use(buttonOf(dialog, 'Reassign'));
    await isTold(page, 'Videographer reassigned.');
  },
};

const cancel: Job = {
  name: 'cancel the next shoot, with a fee',
  user,
  path: '/?view=all&state=assigned&sortBy=date&asc=true',
  does: async (hand) => {
    const { page } = hand;
    const soon = page.getByRole('row').filter({ hasText: /Today|Tomorrow/ });
    await hand.goToRow(soon.first());
    await hand.use(soon.first().getByRole('link').first());
    await hand.openAction('Cancel');
    const dialog = dialogOf(page, 'Cancellations and Rescheduling');
    await hand.tick(dialog.getByRole('checkbox').first());
    await hand.choose(dialog.getByLabel('Reason'), 'Weather');
    await hand.use(buttonOf(dialog, 'Cancel Booking'));
    await hand.use(buttonOf(dialogOf(page, 'Add Cancellation Fee'), 'Add Fee'));
    await isTold(page, 'Cancellation fee added.');
  },
};

const bulk: Job = {
  name: 'approve three bookings at once, and take it back',
  user,
  path: '/?view=all&state=new',
  does: async (hand) => {
    const { page } = hand;
    await page.getByRole('table').getByRole('checkbox').nth(3).waitFor();
    const boxes = page.getByRole('table').getByRole('checkbox', { name: /^Select .*\d$/ });
    for (const place of [0, 1, 2]) {
      if (hand.isMouse) await hand.tick(boxes.nth(place));
      else await hand.selectNextRow();
    }
    const approve = buttonOf(page, 'Approve (3)');
    await approve.waitFor();
    if (!hand.isMouse) await hand.press('a');
    await hand.use(approve);
    await hand.use(buttonOf(dialogOf(page, 'Approve Bookings'), 'Approve'));
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await isTold(page, '3 bookings approved.');
    if (hand.isMouse) await hand.use(buttonOf(toasts, 'Undo'));
    else await hand.press('u');
    await isTold(page, 'Approve undone.');
  },
};

const palette: Job = {
  name: 'find a booking from anywhere and open it',
  user,
  path: '/analytics',
  does: async (hand) => {
    const { page } = hand;
    const search = buttonOf(page, 'Search');
    await search.waitFor();
    if (hand.isMouse) await hand.use(search);
    else await hand.press('Control+k');
    await dialogOf(page, 'Search').getByRole('combobox').waitFor();
    await hand.type('all hands, lon');
    const option = page.getByRole('option', { name: /All hands, London/ }).first();
    await option.waitFor();
    if (hand.isMouse) await hand.goTo(option);
    else await hand.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'All hands, London' }).waitFor();
  },
};

export const bookings = [approveAndOffer, reassign, cancel, bulk, palette];

import { expectNoFindings, expectNoFindingsInBoth } from '../axe.ts';
import { openBooking, openDialog, test } from '../actions/own-portal.ts';
import { people } from '../actions/people.ts';
import { statesFor } from '../actions/rights.ts';
import { actions } from '../actions/table.ts';

const dialogBox = '[role=dialog]';

for (const action of actions) {
  test(`axe finds nothing on the dialog ${action.title}, light and dark`, async ({ page, own }) => {
    const { on, needs, fill } = action;
    const [first = 'new'] = statesFor(action, people.admin.column);
    const booking = await own.bookings.for(people.admin, on ?? first);
    if (needs === 'file') await own.bookings.addFile(booking);
    if (needs === 'fee') await own.bookings.addFee(booking);
    await openBooking(page, booking);
    const dialog = await openDialog(page, action);
    await fill?.(dialog);
    await expectNoFindingsInBoth(page, dialogBox);
    if (!fill) return;
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoFindings(page, dialogBox);
  });
}

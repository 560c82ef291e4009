import { expectNoFindings, expectNoFindingsInBoth } from '../../axe.ts';
import { openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { everyone, users } from '../../actions/people.ts';
import { statesFor } from '../../actions/rights.ts';
import { type Action, actions } from '../../actions/table.ts';
import { inSoak } from '../../soak.ts';

const dialogBox = '[role=dialog]';

/** An admin, or another user for actions that admins may not perform. */
const personFor = (action: Action) =>
  [users.admin, ...everyone].find(({ column }) => statesFor(action, column).length > 0) ??
  users.admin;

for (const action of actions) {
  const person = personFor(action);
  test.describe(person.name, inSoak, () => {
    test.use({ email: person.email });

    test(`axe finds nothing on the dialog ${action.title}, light and dark`, async ({
      page,
      own,
    }) => {
      const { on, needs, fill } = action;
      const [first = 'new'] = statesFor(action, person.column);
      const booking =
        (await own.bookings.withNeed(needs)) ?? (await own.bookings.for(person, on ?? first));
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
  });
}

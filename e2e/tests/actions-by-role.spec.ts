import type { Booking } from '@shootline/shared-api/contract';
import type { Bookings } from '../actions/bookings.ts';
import { expect, openBooking, openDialog, test } from '../actions/own-portal.ts';
import { everyone, people, type Person } from '../actions/people.ts';
import { type Action, statesFor } from '../actions/rights.ts';
import { actions } from '../actions/table.ts';

async function bookingFor(bookings: Bookings, action: Action, person: Person): Promise<Booking> {
  const [first = 'new'] = statesFor(action, person.column);
  const booking = await bookings.for(person, action.on ?? first);
  if (action.needs === 'file') await bookings.addFile(booking);
  if (action.needs === 'fee') await bookings.addFee(booking);
  return booking;
}

for (const person of everyone) {
  const theirs = actions.filter((action) => statesFor(action, person.column).length > 0);

  test.describe(person.name, () => {
    test.use({ email: person.email });

    for (const action of theirs) {
      test(`${action.title} as ${person.name}`, async ({ page, own }) => {
        const booking = await bookingFor(own.bookings, action, person);
        await openBooking(page, booking);
        const dialog = await openDialog(page, action);
        await action.fill?.(dialog);
        await dialog.getByRole('button', { name: action.primary, exact: true }).click();
        await expect(page.getByText(action.toast, { exact: true })).toBeVisible();
        await expect(dialog).toBeHidden();
        const admin = await own.apiAs(people.admin.email);
        if (action.leadsTo === 'deleted') {
          await expect(page.getByRole('heading', { name: 'My Bookings' })).toBeVisible();
          expect(await admin.status(`/booking/${booking.uuid}`)).toBe(404);
        } else {
          const { state } = await admin.get<Booking>(`/booking/${booking.uuid}`);
          expect(state).toBe(action.leadsTo ?? booking.state);
        }
      });
    }
  });
}

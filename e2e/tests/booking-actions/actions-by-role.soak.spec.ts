import type { Booking } from '@shootline/shared-api/contract';
import type { Bookings } from '../../actions/bookings.ts';
import { expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { everyone, users, type Person } from '../../actions/people.ts';
import { statesFor } from '../../actions/rights.ts';
import { type Action, actions, actionFor, giveUp } from '../../actions/table.ts';
import { expectNoFindings } from '../../axe.ts';
import { inSoakUnless } from '../../soak.ts';

async function bookingFor(bookings: Bookings, action: Action, person: Person): Promise<Booking> {
  const given = await bookings.withNeed(action.needs);
  if (given) return given;
  const [first = 'new'] = statesFor(action, person.column);
  const booking = await bookings.for(person, action.on ?? first);
  if (action.needs === 'file') await bookings.addFile(booking);
  if (action.needs === 'fee') await bookings.addFee(booking);
  return booking;
}

const mayEver = (person: Person, action: Action) => statesFor(action, person.column).length > 0;

/** Assigns each action to one user who may perform it, spread evenly over the users. */
function oneEach(): Map<Person, Action[]> {
  const share = new Map<Person, Action[]>(everyone.map((person) => [person, []]));
  const load = (person: Person) => share.get(person)?.length ?? 0;
  for (const action of actions) {
    const [next] = everyone
      .filter((person) => mayEver(person, action))
      .sort((one, other) => load(one) - load(other));
    if (next) share.get(next)?.push(action);
  }
  return share;
}

const share = oneEach();

/** Dialogs that longer tests cover. */
const shownElsewhere = [
  'Assign Videographer',
  'Complete Booking',
  'Feedback',
  'Indicate Shoot Completed',
];

for (const person of everyone) {
  test.describe(person.name, () => {
    test.use({ email: person.email });

    for (const one of actions.filter((action) => mayEver(person, action))) {
      const action = actionFor(one, person.column);
      const asksForMore = Boolean(action.fill) || action.leadsTo === 'deleted';
      const isTheirs = share.get(person)?.includes(one) ?? false;
      const isNew = !shownElsewhere.includes(action.title);
      const details = inSoakUnless(asksForMore && isTheirs && isNew);
      test(`${action.title} as ${person.name}`, details, async ({ page, own, complaints }) => {
        const booking = await bookingFor(own.bookings, action, person);
        await openBooking(page, booking);
        const dialog = await openDialog(page, action);
        await action.fill?.(dialog);
        await expectNoFindings(page, '[role=dialog]');
        await dialog.getByRole('button', { name: action.primary, exact: true }).click();
        await expect(page.getByText(action.toast, { exact: true })).toBeVisible();
        await expect(dialog).toBeHidden();
        const admin = await own.apiAs(users.admin.email);
        if (action.leadsTo === 'deleted') {
          // The prompt for an address may cover My Bookings.
          await expect(page).toHaveURL(({ pathname }) => pathname === '/');
          expect(await admin.status(`/booking/${booking.uuid}`)).toBe(404);
        } else {
          const { state } = await admin.get<Booking>(`/booking/${booking.uuid}`);
          expect(state).toBe(action.leadsTo ?? booking.state);
        }
        if (action.title === giveUp.title) {
          // The shoot is no longer theirs to see, which the page learns from a 404.
          await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
          complaints.splice(0);
        }
      });
    }
  });
}

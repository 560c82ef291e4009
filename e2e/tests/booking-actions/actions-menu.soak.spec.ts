import type { Booking } from '@shootline/shared-api/contract';
import { specifiedRights } from '@shootline/shared-api/testing/booking-actions';
import type { Page } from '@playwright/test';
import type { Bookings } from '../../actions/bookings.ts';
import { actionsButton, expect, goToBooking, test } from '../../actions/own-portal.ts';
import { everyone, users, type Person } from '../../actions/people.ts';
import { assignedStates, everyState, feeStates, mayDo } from '../../actions/rights.ts';
import type { BookingStage } from '../../actions/table.ts';
import { inSoakUnless } from '../../soak.ts';

const reassign = 'Reassign Videographer';
const labels = new Set([...specifiedRights.map(({ label }) => label), reassign]);

/** The action's label on this booking. */
const labelOn = (
  { camera_operator }: Booking,
  { flag, label }: (typeof specifiedRights)[number],
) => (flag === 'assign_camop' && camera_operator ? reassign : label);

/** The actions of the table that the menu, the cards and the next step offer, sorted. */
async function offered(page: Page): Promise<string[]> {
  const labelsShown = await page
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? one.textContent ?? ''),
    );
  const button = actionsButton(page);
  if (await button.isEnabled()) {
    await button.click();
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeVisible();
    labelsShown.push(...(await items.allInnerTexts()));
    // The menu ignores keys until it has the focus.
    await expect(page.getByRole('menu')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
  }
  return [...new Set(labelsShown)].filter((label) => labels.has(label)).sort();
}

const looked = new Map<string, Promise<Booking>>();

/** A booking with a file and, if possible, a fee to delete; shared by all users who may view it. */
function bookingToSee(bookings: Bookings, person: Person, stage: BookingStage): Promise<Booking> {
  const owner = 'UV'.includes(person.column) ? person : users.client;
  const make = async () => {
    const booking = await bookings.for(owner, stage);
    await bookings.addFile(booking);
    if (feeStates.includes(booking.state)) await bookings.addFee(booking);
    return booking;
  };
  const key = `${owner.column} ${stage}`;
  const booking = looked.get(key) ?? make();
  looked.set(key, booking);
  return booking;
}

const parts = 6;

/** Every sixth state, starting with a different one for each user; part 0 is the sample. */
function statesToSee(person: Person, part: number): readonly BookingStage[] {
  const states = person.column === 'V' ? assignedStates : everyState;
  const first = everyone.indexOf(person) + part;
  return states.filter((_state, index) => index % parts === first % parts);
}

const sample = [users.admin, users.finance, users.client, users.videographer, users.reviewer];

for (const person of everyone) {
  test.describe(person.name, () => {
    test.use({ email: person.email });

    for (let part = 0; part < parts; part += 1) {
      const states = statesToSee(person, part);
      if (states.length === 0) continue;
      const title = `${person.name} is offered what they may do, and nothing else: ${states.join(', ')}`;
      test(title, inSoakUnless(part === 0 && sample.includes(person)), async ({ page, own }) => {
        test.slow();
        await page.goto('/drafts');
        await expect(page.getByRole('heading', { name: 'My Drafts' })).toBeVisible();
        for (const one of states) {
          const booking = await bookingToSee(own.bookings, person, one);
          await goToBooking(page, booking);
          const theirs = specifiedRights.filter((right) => mayDo(right, person.column, booking));
          expect
            .soft(await offered(page), `${person.name}, ${one}`)
            .toEqual(theirs.map((right) => labelOn(booking, right)).sort());
        }
      });
    }
  });
}

const hidden: { person: Person; what: string; find: (bookings: Bookings) => Promise<Booking> }[] = [
  {
    person: users.unapproved,
    what: "a colleague's booking",
    find: (bookings) => bookings.for(users.client, 'new'),
  },
  {
    person: users.client,
    what: "a colleague's booking",
    find: (bookings) => bookings.for(users.unapproved, 'new'),
  },
  {
    person: users.teamAdmin,
    what: "another client's booking",
    find: (bookings) => bookings.take('active', ({ client }) => client.name !== 'Harbour Foods'),
  },
  {
    person: users.owner,
    what: "another client's booking",
    find: (bookings) => bookings.take('new', ({ client }) => client.name !== 'Harbour Foods'),
  },
  {
    person: users.videographer,
    what: 'a booking that is only offered to them',
    find: (bookings) =>
      bookings.take('requested', ({ booking_availabilities: offers }) =>
        offers.some(
          ({ camera_operator: { email }, state }) =>
            email === users.videographer.email && state === 'unknown',
        ),
      ),
  },
  {
    person: users.videographer,
    what: "another videographer's booking",
    find: (bookings) =>
      bookings.take(
        'assigned',
        ({ camera_operator: one }) => one?.email !== users.videographer.email,
      ),
  },
];

for (const [index, { person, what, find }] of hidden.entries()) {
  test.describe(person.name, inSoakUnless(index === 0), () => {
    test.use({ email: person.email });

    test(`${person.name} gets Not Found for ${what}`, async ({ page, own, complaints }) => {
      const { uuid } = await find(own.bookings);
      await page.goto(`/booking/${uuid}`);
      await expect(page.getByRole('heading', { name: 'Not Found' })).toBeVisible();
      await expect(actionsButton(page)).toHaveCount(0);
      expect(complaints.splice(0).join()).toContain('404');
    });
  });
}

import type { Page } from '@playwright/test';
import type {
  Availability,
  Booking,
  Candidate,
  WorkspaceSettings,
} from '@shootline/shared-api/contract';
import { expect, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { expectNoFindingsInBoth } from '../../axe.ts';
import { type Api, sendSignIn } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

test.use({ movesClock: true });
// Not in parallel, as the tests move one portal's clock.
test.describe.configure({ mode: 'default' });

/** Each videographer has half an hour; after this time, the next one is asked. */
const lapse = 31 * 60_000;

interface Offered {
  booking: Booking;
  /** Emails of the asked videographers, in order. */
  asked: [string, string, string];
}

type Own = { apiAs: (email: string) => Promise<Api>; bookings: { for: Bookings } };
type Bookings = (person: (typeof users)['admin'], state: 'active') => Promise<Booking>;

/** Offers a new shoot to three videographers with accounts, one after the other. */
async function offerToThree({ apiAs, bookings }: Own): Promise<Offered> {
  const booking = await bookings.for(users.admin, 'active');
  const admin = await apiAs(users.admin.email);
  // The tests run at any time of the day.
  const settings = await admin.get<WorkspaceSettings>('/workspace/settings');
  await admin.put('/workspace/settings', { ...settings, offer_hours: 'any' });
  const { results } = await admin.get<{ results: Candidate[] }>(
    `/booking/${booking.uuid}/candidates`,
  );
  const free = results.filter(
    ({ email, conflicts }) => /^camop\d*@demo\.test$/.test(email) && conflicts.length === 0,
  );
  const [first, second, third] = free;
  if (!first || !second || !third) throw new Error('The demo has no three who are free.');
  await admin.post(`/booking/${booking.uuid}/request-camera-operators-availabilities`, {
    is_selection_manual: true,
    camera_operators: [first.uuid, second.uuid, third.uuid],
    is_auto_assign_enabled: true,
  });
  return { booking, asked: [first.email, second.email, third.email] };
}

/** The offer of a booking that this videographer can answer, if any. */
async function openOfferOf(api: Api, { uuid }: Booking): Promise<Availability | undefined> {
  const { results } = await api.get<{ results: Availability[] }>(
    '/booking/booking-availability/list-availabilities?view=to_answer&sortBy=date&asc=false',
  );
  return results.find(({ booking }) => booking.uuid === uuid);
}

/** The offer of a booking that this videographer can answer; waits for it. */
async function offerOf(api: Api, booking: Booking): Promise<Availability> {
  const offer = await openOfferOf(api, booking);
  if (!offer) throw new Error(`${api.user.email} has no offer of it to answer.`);
  return offer;
}

const accept = (page: Page) => page.getByRole('button', { name: 'Accept & Confirm Offer' });
const decline = (page: Page) => page.getByRole('button', { name: 'Unavailable', exact: true });
const greeting = (page: Page) => page.getByText(/this offer is exclusive to you for 30 minutes/);

test('an offer passes from one videographer to the next, and continues when the assignee gives up', async ({
  own,
  pageAs,
  atEnd,
}) => {
  atEnd(() => own.moveClock(0));
  const { booking, asked } = await offerToThree(own);
  const openOffer = async (email: string) => {
    const page = await pageAs(email);
    const { uuid } = await offerOf(await own.apiAs(email), booking);
    await page.goto(`/booking-availability/${uuid}`);
    return page;
  };

  const first = await pageAs(asked[0]);
  await first.clock.install();
  await first.goto('/booking-availability?sortBy=date&asc=false');
  await first.getByRole('link', { name: booking.title }).click();
  await expect(greeting(first)).toBeVisible();
  await expect(first.getByRole('timer')).toHaveText(/^(30|29) minutes$/);

  // Lets the offer lapse.
  await own.moveClock(lapse);
  const next = await own.apiAs(asked[1]);
  await expect.poll(() => openOfferOf(next, booking)).toBeDefined();
  // The page of the first offer counts down alone, as only the next videographer is notified.
  await first.clock.fastForward(lapse);
  await expect(first.getByText(/^Your exclusive time is over/)).toBeVisible();

  const second = await openOffer(asked[1]);
  await expect(greeting(second)).toBeVisible();
  await decline(second).click();
  const message = second.getByRole('region', { name: 'Notifications' });
  await message.getByRole('button', { name: 'Add Reason' }).click();
  const question = second.getByRole('dialog', { name: 'Decline Offer' });
  await question.getByRole('radio', { name: 'Too far' }).check();
  await question.getByRole('button', { name: 'Decline' }).click();
  await expect(second.getByText(/^You have answered that you are not available/)).toBeVisible();
  await expect(accept(second)).toHaveCount(0);

  const third = await openOffer(asked[2]);
  await accept(third).click();
  await expect(third.getByText('You are currently assigned to this booking.')).toBeVisible();
  await expect(first.getByText('This shoot has gone to another videographer.')).toBeVisible();
  await expect(
    first.getByText('You cannot update your availability for this potential shoot at this time.'),
  ).toBeVisible();

  await decline(third).click();
  const dialog = third.getByRole('dialog', { name: 'Unavailable' });
  await expect(dialog.getByText('Do you want to give up this shoot?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Unavailable' }).click();
  await expect(third.getByText(/^You have answered that you are not available/)).toBeVisible();
  await expect(greeting(first)).toBeVisible();
  await accept(first).click();
  await expect(first.getByText('You are currently assigned to this booking.')).toBeVisible();
});

test(
  'when two accept at once, one gets the shoot and the other reads why not',
  inSoak,
  async ({ own, pageAs, atEnd }) => {
    atEnd(() => own.moveClock(0));
    const { booking, asked } = await offerToThree(own);
    // Both may accept: the first one's time has lapsed, and the second one's is running.
    await own.moveClock(lapse);
    let arrived = 0;
    let letBothGo = () => {};
    const bothAreThere = new Promise<void>((go) => (letBothGo = go));
    const pages = await Promise.all(
      asked.slice(0, 2).map(async (email) => {
        const api = await own.apiAs(email);
        await expect(async () => void (await offerOf(api, booking))).toPass();
        const { uuid } = await offerOf(api, booking);
        const page = await pageAs(email);
        await page.route('**/make-available', async (route) => {
          arrived += 1;
          if (arrived === 2) letBothGo();
          await bothAreThere;
          await route.continue();
        });
        await page.goto(`/booking-availability/${uuid}`);
        await expect(accept(page)).toBeVisible();
        return page;
      }),
    );
    await Promise.all(pages.map((page) => accept(page).click()));
    const winner = 'You are currently assigned to this booking.';
    const loser = 'Another Videographer is currently assigned to this booking.';
    await Promise.all(
      pages.map((page) => expect(page.getByText(winner).or(page.getByText(loser))).toBeVisible()),
    );
    const won = await Promise.all(pages.map((page) => page.getByText(winner).isVisible()));
    expect(won.filter(Boolean)).toHaveLength(1);
    const other = pages[won.indexOf(false)]!;
    await expect(other.getByRole('alert')).toContainText(/another videographer is assigned/);
    await expect(accept(other)).toHaveCount(0);
  },
);

test(
  'signed out, an offer names nobody and no price, and the sign-in returns to it',
  inSoak,
  async ({ own, browser }) => {
    const { booking, asked } = await offerToThree(own);
    const api = await own.apiAs(asked[0]);
    const offer = await offerOf(api, booking);
    const path = `/booking-availability/${offer.uuid}`;
    const { client, contact_on_day: contact } = offer.booking;
    const { camera_operator: videographer, pay } = offer;
    if (!client || !contact || !videographer || !pay) throw new Error('The offer lacks a secret.');
    const secrets = [
      client.name,
      contact.full_name,
      contact.email,
      contact.phone,
      ...(contact.company ? [contact.company] : []),
      videographer.full_name,
      asked[0],
      pay.total_cost,
      pay.base_cost,
      String(pay.total_cost_amount),
      booking.booking_uid,
      booking.title,
      'Bridge Street',
      '2000',
    ];
    expect(secrets).not.toContain('');

    const answer = await fetch(`${own.url}/api/booking/booking-availability/${offer.uuid}`);
    const body = (await answer.text()).replaceAll(offer.uuid, '');
    for (const secret of secrets) expect(body).not.toContain(secret);

    const context = await browser.newContext({
      baseURL: own.url,
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: /^Sydney · .* hours/ })).toBeVisible();
    const text = await page.locator('body').innerText();
    for (const secret of secrets) expect(text).not.toContain(secret);
    await expectNoFindingsInBoth(page);

    await page.getByRole('link', { name: 'Sign in to respond' }).click();
    await sendSignIn(page, asked[0]);
    await page.waitForURL(`**${path}`);
    await expect(greeting(page)).toBeVisible();
    await expect(accept(page)).toBeInViewport({ ratio: 1 });
    expect((await accept(page).boundingBox())?.y).toBeGreaterThan(844 / 2);
    await expectNoFindingsInBoth(page);
    await context.close();
  },
);

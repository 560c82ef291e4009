import type {
  Address,
  AddressSuggestion,
  Booking,
  BookingInput,
} from '@shootline/shared-api/contract';
import { briefFor } from '../../actions/brief.ts';
import { choosePerson, rowOf } from '../../actions/fill.ts';
import { expect, openBooking, openDialog, test } from '../../actions/own-portal.ts';
import { users } from '../../actions/people.ts';
import { actionNamed } from '../../actions/table.ts';
import type { Api } from '../../fixtures.ts';
import { inSoak } from '../../soak.ts';

test.use({ email: users.editor.email });

const offered = 'A job offer has been made to the selected Videographers.';
const offerJob = actionNamed('Offer Job');
const assign = actionNamed('Assign Videographer');

const askedOf = ({ booking_availabilities }: Booking) =>
  booking_availabilities.map(({ camera_operator }) => camera_operator.full_name);

/** A client's approved booking on a separate day. */
async function approved(client: Api, admin: Api, brief: Partial<BookingInput>): Promise<Booking> {
  const form = new FormData();
  form.set('data', JSON.stringify({ ...briefFor(900), ...brief }));
  const { uuid } = await client.post<Booking>('/booking?isDraft=false', form);
  return admin.post<Booking>(`/booking/${uuid}/approve`);
}

/** The place of a brief in a town, as if chosen from the suggestions. */
async function placeIn(town: string, api: Api): Promise<Partial<BookingInput>> {
  const [found] = await api.get<AddressSuggestion[]>(`/address/suggestions?text=${town}`);
  const id = encodeURIComponent(found?.id ?? '');
  const address = await api.get<Address>(`/address/lookup?id=${id}`);
  return { is_address_manual: false, address };
}

test(
  'a job is offered to selected videographers, with the facts of the ranking in view',
  inSoak,
  async ({ page, own }) => {
    const booking = await own.bookings.for(users.client, 'active');
    await openBooking(page, booking);
    const dialog = await openDialog(page, offerJob);
    await dialog
      .getByRole('radiogroup', { name: /^Choose the/ })
      .getByText('Yes')
      .click();
    for (const name of ['Mei Hasegawa', 'Marco Bellini']) {
      await choosePerson(dialog, name);
      await expect(rowOf(dialog, name)).toHaveAccessibleDescription(
        /^(Rated \d\.\d of 5, \d+ ratings?|No ratings yet) · .*in 30 days · free/,
      );
    }
    await expect(dialog.getByText('Mei Hasegawa is emailed.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Offer Job' }).click();
    await expect(page.getByText(offered)).toBeVisible();
    const editor = await own.apiAs(users.editor.email);
    const asked = await editor.get<Booking>(`/booking/${booking.uuid}`);
    expect(askedOf(asked)).toEqual(['Mei Hasegawa', 'Marco Bellini']);

    const offers = page.getByRole('listitem').filter({ has: page.getByText(/ · answers \d+%$/) });
    await expect(offers.filter({ hasText: 'Mei Hasegawa' })).toContainText('Exclusive for another');
    await expect(offers.filter({ hasText: 'Marco Bellini' })).toContainText('Next');
    await page.getByRole('link', { name: 'Offer to Mei Hasegawa' }).click();
    await page.waitForURL(/\/booking-availability\/[\w-]+$/);
  },
);

test('a shoot dragged onto a videographer is offered to them, and Undo withdraws the offer', async ({
  page,
  own,
}) => {
  const { uuid, title, date, address } = await own.bookings.for(users.client, 'active');
  const timeZone = address?.timezone;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone })
    .format(new Date(date ?? ''))
    .replaceAll('/', '-');
  await page.goto(`/staffing?date=${day}`);
  const shoot = page.locator(`[draggable=true]:has(a[href="/booking/${uuid}"])`);
  await shoot.hover();
  await page.mouse.down();
  await page.mouse.move(400, 500, { steps: 4 });
  const offer = page.getByRole('button', { name: /^Offer to / }).first();
  await expect(page.getByRole('group', { name: `Staff ${title}` })).toContainText(
    'If they accept, they are assigned.',
  );
  await offer.hover();
  await page.mouse.up();
  await expect(page.getByText(offered)).toBeVisible();
  const editor = await own.apiAs(users.editor.email);
  expect(await editor.get<Booking>(`/booking/${uuid}`)).toMatchObject({ state: 'requested' });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Offer Job undone.')).toBeVisible();
  expect(await editor.get<Booking>(`/booking/${uuid}`)).toMatchObject({ state: 'active' });
});

test(
  'automatic assignment asks the shown videographers in their order',
  inSoak,
  async ({ page, own }) => {
    const booking = await own.bookings.for(users.client, 'active');
    await openBooking(page, booking);
    const dialog = await openDialog(page, offerJob);
    const queue = dialog.getByRole('list', { name: 'Asked one after the other' });
    await expect(queue.getByRole('listitem').first()).toBeVisible();
    const shown = await queue.getByRole('listitem').allTextContents();
    await dialog.getByRole('button', { name: 'Offer Job' }).click();
    await expect(page.getByText(offered)).toBeVisible();
    const editor = await own.apiAs(users.editor.email);
    const asked = askedOf(await editor.get<Booking>(`/booking/${booking.uuid}`));
    expect(shown).toEqual(
      asked.map((name, place) => expect.stringContaining(`${place + 1}. ${name}`)),
    );
  },
);

test(
  'a videographer with too little time between shoots is assigned only after a second confirmation',
  inSoak,
  async ({ page, pageAs, own }) => {
    const client = await own.apiAs(users.client.email);
    const admin = await own.apiAs(users.admin.email);
    const { user } = await own.apiAs(users.videographer.email);
    const earlier = await approved(client, admin, {
      title: 'Town hall',
      ...(await placeIn('Sydney', client)),
    });
    await admin.post(`/booking/${earlier.uuid}/assign-camera-operator`, {
      camera_operator: user.uuid,
      is_available_only: false,
    });
    const at = (time: string) => briefFor(900).date?.replace('10:00', time) ?? '';
    const next = await approved(client, admin, {
      date: at('15:45'),
      arrival_and_setup_date: at('15:15'),
      ...(await placeIn('Parramatta', client)),
    });
    await openBooking(page, next);
    const dialog = await openDialog(page, assign);
    await dialog
      .getByRole('radiogroup', { name: /^Only available/ })
      .getByText('No', { exact: true })
      .click();
    await dialog.getByRole('searchbox').fill(user.full_name);
    const row = rowOf(dialog, user.full_name);
    await row.click();
    const question = dialog.getByRole('group', { name: `Assign ${user.full_name} anyway?` });
    await expect(question).toContainText(
      `films "Town hall" (${earlier.booking_uid}) until 3:00 PM, about 50 min away`,
    );
    await expect(row).toHaveAccessibleDescription(/ · about 50\smin from the shoot before/);
    await expect(row).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(dialog.getByText(`Say first whether ${user.full_name} is meant.`)).toBeVisible();
    await question.getByRole('button', { name: 'Choose Anyway' }).click();
    await expect(row).toBeChecked();
    await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
    await expect(page.getByText('Videographer assigned.')).toBeVisible();
    const filming = await pageAs(users.videographer.email);
    const way = 'Estimated: about 50 min from the shoot before';
    await filming.goto(`/booking/${next.uuid}`);
    const shoot = filming.getByRole('region', { name: 'Your Shoot' });
    await expect(shoot.getByText('The shoot before leaves too little time.')).toBeVisible();
    await expect(shoot.getByText(way)).toBeVisible();
    await filming.goto(`/booking/${earlier.uuid}`);
    await expect(shoot.getByText('Leave by')).toBeVisible();
    await expect(page.getByText(way)).toBeHidden();
  },
);

test(
  'while the availability remote is down, staffing works by name',
  inSoak,
  async ({ page, own, complaints }) => {
    await page.route('**/mfe-availability/**/remoteEntry.*.js', (route) => route.abort());
    const booking = await own.bookings.for(users.client, 'active');
    await openBooking(page, booking);
    const dialog = await openDialog(page, offerJob);
    await dialog
      .getByRole('radiogroup', { name: /^Choose the/ })
      .getByText('Yes')
      .click();
    const field = dialog.getByRole('combobox', { name: /^Videographers/ });
    await field.fill('Bec Holloway');
    await dialog.getByRole('option', { name: 'Bec Holloway' }).click();
    await dialog.getByRole('button', { name: 'Offer Job' }).click();
    await expect(field).toHaveAccessibleDescription('Bec Holloway does not serve Sydney.');
    await expect(field).toBeFocused();
    await dialog.getByRole('button', { name: 'Remove Bec Holloway' }).click();
    await field.fill('Mei Hasegawa');
    await dialog.getByRole('option', { name: 'Mei Hasegawa' }).click();
    await dialog.getByRole('button', { name: 'Offer Job' }).click();
    await expect(page.getByText(offered)).toBeVisible();
    await page.getByRole('button', { name: 'Make Busy Mei Hasegawa' }).click();
    await expect(page.getByRole('dialog', { name: 'Make Busy' })).toBeVisible();
    complaints.splice(0);
  },
);

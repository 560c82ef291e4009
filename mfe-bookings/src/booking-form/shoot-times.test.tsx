import type { AddressInput } from '@shootline/shared-api';
import { mockApi } from '@shootline/shared-api/testing';
import { briefedAt, completeBrief } from '@shootline/shared-api/testing/booking-rules';
import { freezeDate, loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField } from './testing/brief-field.ts';
import { enter, press } from './testing/enter.ts';
import { formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking, openNewBrief } from './testing/open-form.ts';

const server = formServer();
neverPause();
freezeDate(briefedAt);
beforeAll(() => loadPages(routes));

const inNewYork: AddressInput = {
  locality: 'New York',
  state: 'NY',
  postal_code: '10001',
  country_code: 'US',
  timezone: 'America/New_York',
};
const inSydney = completeBrief().address;

const shootTime = () => screen.getByRole('textbox', { name: 'Shoot time' });
const arrival = () => briefField('arrival_and_setup_date');

const draftIn = (address: AddressInput | null | undefined) =>
  openBooking(server, bookingWith(completeBrief({ address })));

test.each([
  ['2:30 pm', '2:30 pm'],
  ['9:05', '9:05 am'],
  ['09:05', '9:05 am'],
  ['14:30', '2:30 pm'],
  ['', '12:00 pm'],
])('a shoot time typed as "%s" is shown as %s', async (typed, shown) => {
  const { user } = await openNewBrief();
  await enter(user, 'Shoot time', typed);
  expect(shootTime()).toHaveValue(shown);
});

test('shows an error at Date until a later day is picked', async () => {
  const { user } = await openNewBrief();
  await enter(user, 'Date', '06-03-2026');
  const message = await screen.findByText('Choose a date later than tomorrow.');
  expect(message.parentElement).toContainElement(briefField('date'));
  expect(message.parentElement).not.toContainElement(shootTime());
  await press(user, 'Choose Date');
  const days = within(await screen.findByRole('dialog', { name: 'Choose Date' }));
  const tooSoon = days.getByRole('button', { name: / 6 March 2026$/ });
  expect(tooSoon).toHaveAttribute('aria-disabled', 'true');
  await user.click(tooSoon);
  await user.click(days.getByRole('button', { name: / 8 March 2026$/ }));
  expect(briefField('date')).toHaveValue('08-03-2026');
  await waitFor(() => expect(briefField('date')).toBeValid());
});

test('shows an error at the time', async () => {
  const { user } = await openNewBrief();
  await enter(user, 'Shoot time', 'at noon');
  const message = await screen.findByText('Enter a valid time, such as 9:30 am.');
  expect(message.parentElement).toContainElement(shootTime());
  expect(message.parentElement).not.toContainElement(briefField('date'));
});

test('keeps and refuses text that is not a time', async () => {
  const { user } = await openNewBrief();
  await enter(user, 'Shoot time', 'at noon');
  await press(user, 'Save Draft');
  await waitFor(() =>
    expect(shootTime()).toHaveAccessibleDescription('Enter a valid time, such as 9:30 am.'),
  );
  expect(shootTime()).toHaveValue('at noon');
});

test('arrival keeps its distance from the shoot until it is typed', async () => {
  const { user } = await openNewBrief();
  await enter(user, 'Shoot time', '3:00 pm');
  expect(arrival()).toHaveValue('2:30 pm');
  await enter(user, 'Arrival for set-up', '1:00 pm');
  await enter(user, 'Shoot time', '4:00 pm');
  expect(arrival()).toHaveValue('1:00 pm');
});

test('a typed arrival moves with the day of the shoot', async () => {
  const { user, location } = await draftIn(inSydney);
  const sent: unknown[] = [];
  server.use(
    mockApi.put('/booking/{id}', async ({ request }) => {
      sent.push(await request.json());
      return bookingWith({}, { uuid: location().split('/')[2] ?? '', version: 2 });
    }),
  );
  await enter(user, 'Arrival for set-up', '8:00');
  await enter(user, 'Date', '20-03-2026');
  await press(user, 'Save Draft');
  await waitFor(() =>
    expect(sent).toEqual([
      { date: '20-03-2026 10:00', arrival_and_setup_date: '20-03-2026 08:00' },
    ]),
  );
});

test("times are local to the shoot, with the user's own time beside them", async () => {
  await draftIn(inNewYork);
  expect(
    screen.getByText(
      'Times are local to the shoot, which begins Thu, 12 Mar, 10:00 AM (EDT); where you are, that is Thu, 12 Mar, 7:00 AM (PDT).',
    ),
  ).toBeVisible();
});

test.each([
  ['New York', inNewYork, '01-11-2026', '1:30 am', '1:30 am EDT'],
  ['Sydney', inSydney, '05-04-2026', '2:30 am', '2:30 am AEDT'],
])(
  'a time in the repeated hour in %s means the first one',
  async (_city, address, day, time, first) => {
    const { user } = await draftIn(address);
    await enter(user, 'Date', day);
    await enter(user, 'Shoot time', time);
    expect(screen.getByRole('textbox', { name: /^Shoot time/ })).toHaveAccessibleDescription(
      `Shoot time: This time comes twice on that day, because the clocks go back. The first is meant: ${first}.`,
    );
    expect(screen.getByRole('textbox', { name: /^Date/ })).not.toHaveAccessibleDescription();
    expect(screen.getByText(/comes twice/).parentElement).toHaveAttribute('aria-live', 'polite');
    await enter(user, 'Shoot time', '5:00 am');
    expect(screen.queryByText(/comes twice/)).not.toBeInTheDocument();
  },
);

test('with both shoot and arrival in a repeated hour, each field says which time is meant', async () => {
  const { user } = await draftIn(inNewYork);
  await enter(user, 'Date', '01-11-2026');
  await enter(user, 'Shoot time', '1:45 am');
  await enter(user, 'Arrival for set-up', '1:10 am');
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  expect(field(/^Shoot time/)).toHaveAccessibleDescription(
    /^Shoot time: This time comes twice .* meant: 1:45 am EDT\.$/,
  );
  expect(field(/^Arrival/)).toHaveAccessibleDescription(
    /Arrival: This time comes twice .* meant: 1:10 am EDT\.$/,
  );
});

test.each([
  ['New York', inNewYork, '08-03-2026', '2:30 am', '3:00 am EDT'],
  ['Sydney', inSydney, '04-10-2026', '2:30 am', '3:00 am AEDT'],
])('refuses a time in the skipped hour in %s', async (_city, address, day, time, next) => {
  const { user } = await draftIn(address);
  await enter(user, 'Date', day);
  await enter(user, 'Shoot time', time);
  await press(user, 'Save Draft');
  await waitFor(() =>
    expect(shootTime()).toHaveAccessibleDescription(
      `This time does not exist on that day, because the clocks go forward. The next valid time is ${next}.`,
    ),
  );
});

test('less than 48 hours ahead is short notice, and the policy is shown', async () => {
  const { user } = await draftIn(inSydney);
  const shortNotice = 'Short notice: less than 48 hours. The request cannot be guaranteed.';
  expect(screen.queryByText(shortNotice)).not.toBeInTheDocument();
  await enter(user, 'Date', '08-03-2026');
  expect(screen.getByText(shortNotice)).toBeVisible();
  expect(
    screen.getByText("A shoot with less than 2 days' notice cannot be fulfilled."),
  ).toBeVisible();
  expect(screen.getByText(/^48 hours' notice is required\. Cancelling/)).toBeVisible();
});

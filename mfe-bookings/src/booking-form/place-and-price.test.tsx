import { type CostEstimate, roles } from '@shootline/shared-api';
import { errorResponse, mockApi, sydneyAddress } from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { bookingWith } from './testing/booking-with.ts';
import { briefField, queryBriefField } from './testing/brief-field.ts';
import { answer, choose, enter, press, select, type UserEvent } from './testing/enter.ts';
import { buildClient, formServer } from './testing/form-server.ts';
import { neverPause } from './testing/never-pause.ts';
import { openBooking, openNewBrief } from './testing/open-form.ts';

const server = formServer();
neverPause();
beforeAll(() => loadPages(routes));

const suggested =
  'Please type the address and then choose the suggestion that matches the full address.';
const bridgeStreet = sydneyAddress.formatted_address;

/** Answers searches with 12 Bridge Street; returns the searched texts. */
function offerAddresses() {
  const searched: (string | null)[] = [];
  server.use(
    mockApi.get('/address/suggestions', ({ query }) => {
      searched.push(query.get('text'));
      return [{ id: 'bridge', formatted_address: bridgeStreet, as_typed: '' }];
    }),
    mockApi.get('/address/lookup', () => sydneyAddress),
  );
  return searched;
}

/** Enters an address at once, like pasting: jsdom gives a combobox no time between keys. */
async function typeAddress(user: UserEvent, text: string) {
  await user.click(briefField('address'));
  await user.paste(text);
}

const price = (total: number): CostEstimate => ({
  base_cost: 'A$880.00',
  base_cost_amount: 88_000,
  additional_cost: 'A$380.00',
  additional_cost_amount: 38_000,
  total_cost: '',
  total_cost_amount: total,
  currency: 'AUD',
});
const panel = () => within(screen.getByRole('group', { name: 'Client Pricing Estimate' }));
const options = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent?.replace('\u00a0', ' '));

test('searches for an address from three characters on, and chooses one', async () => {
  const searched = offerAddresses();
  const { user } = await openNewBrief();
  await typeAddress(user, '12');
  expect(screen.getByText('Suggestions appear from 3 characters on.')).toBeVisible();
  await typeAddress(user, ' Bri');
  await user.click(await screen.findByRole('option', { name: bridgeStreet }));
  expect(await screen.findByText('Address selected.')).toBeVisible();
  expect(briefField('address')).toHaveValue(bridgeStreet);
  expect(searched.at(-1)).toBe('12 Bri');
  expect(searched).not.toContain('12');
});

test("suggests places in the country of the booking's client first", async () => {
  const regions: (string | null)[] = [];
  server.use(
    mockApi.get('/client', () => [
      { ...buildClient('1', 'Harbour Foods', 6), billing_region: 'UK' },
    ]),
    mockApi.get('/address/suggestions', ({ query }) => {
      regions.push(query.get('billing_region'));
      return [];
    }),
  );
  const { user } = await openNewBrief(roles.client_user, {
    client: { id: '1', name: 'Harbour Foods' },
  });
  await typeAddress(user, 'Perth');
  await waitFor(() => expect(regions).toEqual(['UK']));
});

test('refuses an address that is typed but not chosen', async () => {
  offerAddresses();
  const { user } = await openNewBrief();
  await typeAddress(user, '12 Bridge');
  await press(user, 'Save Draft');
  await waitFor(() => expect(briefField('address')).toHaveAccessibleDescription(suggested));
});

test('shows that an address could not be loaded, and can choose it again', async () => {
  offerAddresses();
  server.use(mockApi.get('/address/lookup', () => new Response(null, { status: 502 })));
  const { user } = await openNewBrief();
  await typeAddress(user, 'bridge');
  await user.click(await screen.findByRole('option', { name: bridgeStreet }));
  expect(
    await screen.findByText(
      'Sorry, there was an issue loading the selected address. Please try again.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('option', { name: bridgeStreet })).toBeVisible();
  expect(briefField('address')).toHaveValue('bridge');
});

test('an address without a suggestion is entered part by part', async () => {
  const { user } = await openNewBrief();
  await answer(user, 'Enter the address manually?', 'Yes');
  expect(queryBriefField('address')).not.toBeInTheDocument();
  const country = briefField('address.country_code');
  await choose(user, country, 'United States (US)');
  expect(country).toHaveValue('United States (US)');
  const zone = briefField('address.timezone');
  await user.click(zone);
  expect((await screen.findAllByRole('option')).map((one) => one.textContent)).toEqual(
    expect.arrayContaining(['EST (UTC-05:00) New York', 'AEDT (UTC+11:00) Sydney']),
  );
  await answer(user, 'Enter the address manually?', 'No');
  expect(briefField('address')).toBeVisible();
});

test('a chosen address edited by hand must be chosen again', async () => {
  offerAddresses();
  const { user } = await openNewBrief();
  await typeAddress(user, '12 Bri');
  await user.click(await screen.findByRole('option', { name: bridgeStreet }));
  await screen.findByText('Address selected.');
  await answer(user, 'Enter the address manually?', 'Yes');
  expect(briefField('address.locality')).toHaveValue('Sydney');
  await enter(user, 'Suburb or town', 'Broome');
  await answer(user, 'Enter the address manually?', 'No');
  expect(screen.queryByText('Address selected.')).not.toBeInTheDocument();
  await press(user, 'Submit Brief');
  await waitFor(() => expect(briefField('address')).toHaveAccessibleDescription(suggested));
});

test('an empty manual address shows an error at each part', async () => {
  const { user } = await openNewBrief();
  await answer(user, 'Enter the address manually?', 'Yes');
  await press(user, 'Submit Brief');
  await waitFor(() =>
    expect(briefField('address.locality')).toHaveAccessibleDescription('Please enter a value.'),
  );
  expect(briefField('address.country_code')).toHaveAccessibleDescription('Please select a value.');
});

test('accepts a budget typed with its currency sign', async () => {
  const { user } = await openNewBrief();
  await enter(user, 'Maximum budget', '$2,500');
  expect(briefField('maximum_budget')).toHaveValue('2,500.00');
});

test("offers lengths up to the client's longest shoot", async () => {
  server.use(mockApi.get('/client', () => [buildClient('1', 'Harbour Foods', 6)]));
  await openNewBrief();
  expect(options('Length')).toEqual(['Select…', '4 hours', '5 hours', '6 hours']);
});

test('an admin chooses the client, whose longest shoot applies', async () => {
  server.use(
    mockApi.get('/client', () => [
      buildClient('1', 'Harbour Foods', 8),
      buildClient('2', 'Kestrel Bank', 5),
    ]),
  );
  const { user } = await openNewBrief(roles.admin);
  expect(options('Length').at(-1)).toBe('8 hours');
  await choose(user, briefField('client'), 'Kestrel Bank');
  await waitFor(() => expect(options('Length')).toEqual(['Select…', '4 hours', '5 hours']));
});

test('keeps a length from before the maximum was lowered', async () => {
  server.use(mockApi.get('/client', () => [buildClient('1', 'Harbour Foods', 5)]));
  await openBooking(server, bookingWith({ client: '1', duration: 9 }));
  expect(options('Length')).toEqual(['Select…', '4 hours', '5 hours', '9 hours']);
  expect(briefField('duration')).toHaveValue('9');
});

test('shows a budget as an amount in its currency', async () => {
  const { user } = await openNewBrief();
  await enter(user, 'Maximum budget', '1500.5');
  expect(briefField('maximum_budget')).toHaveValue('1,500.50');
  await enter(user, 'Maximum budget', 'a lot');
  await press(user, 'Save Draft');
  await waitFor(() =>
    expect(briefField('maximum_budget')).toHaveAccessibleDescription(/^Enter a valid number\./),
  );
  expect(briefField('maximum_budget')).toHaveValue('a lot');
});

test('estimates a price from place and length, and again for another length', async () => {
  offerAddresses();
  const asked: string[] = [];
  let deliver = () => {};
  server.use(
    mockApi.get('/booking-client-cost-estimate', async ({ query }) => {
      asked.push(query.toString());
      await new Promise<void>((resolve) => (deliver = resolve));
      return price(query.get('duration') === '6' ? 126_000 : 107_000);
    }),
    mockApi.get('/client', () => [buildClient('1', 'Harbour Foods', 8)]),
  );
  const { user } = await openNewBrief();
  await select(user, 'Length', '6');
  expect(
    panel().getByText('An estimate needs the address and the length of the booking.'),
  ).toBeVisible();
  expect(asked).toEqual([]);
  await typeAddress(user, 'bridge');
  await user.click(await screen.findByRole('option', { name: bridgeStreet }));
  expect(await panel().findByText('Calculating...')).toBeVisible();
  await waitFor(() => {
    deliver();
    expect(panel().getByText('A$1,260.00')).toBeVisible();
  });
  expect(asked.at(-1)).toBe('country_code=AU&city=Sydney&lat=-33.8643&lng=151.2084&duration=6');
  await select(user, 'Length', '5');
  await waitFor(() => {
    deliver();
    expect(panel().getByText('A$1,070.00')).toBeVisible();
  });
  expect(screen.getByText('Prices exclude GST and are indicative.')).toBeVisible();
  // A manual address uses its town's location, not that of the address chosen before.
  await answer(user, 'Enter the address manually?', 'Yes');
  await waitFor(() =>
    expect(asked.at(-1)).toBe('country_code=AU&city=Sydney&state=NSW&duration=5'),
  );
});

test("shows the server's message instead of a failed price", async () => {
  server.use(
    mockApi.get('/booking-client-cost-estimate', () =>
      errorResponse('ValidationError', 'There is no price for this country.'),
    ),
  );
  await openBooking(
    server,
    bookingWith(
      { duration: 6, is_address_manual: false, address: sydneyAddress },
      { permissions: { ...bookingWith({}).permissions, read_client_cost_estimate: true } },
    ),
  );
  expect(await panel().findByText('There is no price for this country.')).toBeVisible();
});

test('estimates a videographer price for staff only', async () => {
  const { unmount } = await openNewBrief(roles.admin);
  expect(screen.getByRole('group', { name: 'Videographer Pricing Estimate' })).toBeVisible();
  unmount();
  await openNewBrief();
  expect(screen.queryByRole('group', { name: /^Videographer/ })).not.toBeInTheDocument();
});

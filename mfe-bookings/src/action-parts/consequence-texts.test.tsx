import { type Booking, roles } from '@shootline/shared-api';
import {
  buildVideographer,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { people } from '../actions/testing/input.ts';
import { openAction } from '../actions/testing/open-action.ts';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

const theo = { full_name: 'Theo Lindqvist', email: 'theo@example.test', phone: '', company: '' };

type Offer = Booking['booking_availabilities'][number];

const offer = (serial: number, state: Offer['state'], email = `v${serial}@x.test`): Offer => ({
  uuid: `00000000-0000-4000-8000-00000000ab0${serial}`,
  state,
  state_display: state,
  camera_operator: {
    uuid: `00000000-0000-4000-8000-00000000ac0${serial}`,
    full_name: `Videographer ${serial}`,
    email,
  },
  sent: null,
  exclusive_until: null,
  opens: null,
  decline_reason: '',
  permissions: { make_busy: false, make_available: false, list_availabilities: false },
});

async function whatHappens() {
  const list = await screen.findByRole('list', { name: 'Consequences' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('Put On Hold names the released videographer and the number of withdrawn offers', async () => {
  await openAction(server, 'Put On Hold', {
    state: 'assigned',
    camera_operator: theo,
    camera_operator_full_name: theo.full_name,
    permissions: permissions('make_on_hold', 'read_booking_availabilities'),
    booking_availabilities: [
      // The assignee's own answer is no longer an offer.
      offer(1, 'available', theo.email),
      offer(2, 'unknown'),
      offer(3, 'awaiting_send'),
      offer(4, 'available'),
      offer(5, 'busy'),
      offer(6, 'cancelled'),
    ],
  });
  expect(await whatHappens()).toEqual([
    'Theo Lindqvist is released and emailed.',
    '3 open offers are withdrawn, and their videographers emailed.',
    'The client is emailed.',
  ]);
});

test('says nothing about offers that the user may not read', async () => {
  await openAction(server, 'Put On Hold', {
    state: 'requested',
    permissions: permissions('make_on_hold'),
    booking_availabilities: [offer(1, 'unknown')],
  });
  expect(await whatHappens()).toEqual(['The client is emailed.']);
});

test.each([
  [-1, true],
  [1, false],
])('Approve says what a date %d days ahead still allows', async (days, isSaid) => {
  await openAction(server, 'Approve', {
    state: 'new',
    date: new Date(Date.now() + days * 86_400_000).toISOString(),
    permissions: permissions('approve'),
  });
  const passed = (await whatHappens()).filter((text) => text?.startsWith('Its date has passed'));
  expect(passed).toHaveLength(isSaid ? 1 : 0);
});

test('Cancel says what it costs now, which offer it withdraws and who is notified', async () => {
  await openAction(server, 'Cancel', {
    state: 'requested',
    date: new Date(Date.now() + 36.5 * 3_600_000).toISOString(),
    client_cost: 126_000,
    client_cost_formatted: 'A$1,260.00',
    client_cost_currency: 'AUD',
    permissions: permissions('make_cancelled', 'read_booking_availabilities'),
    booking_availabilities: [offer(1, 'unknown')],
  });
  expect(await whatHappens()).toEqual([
    'The shoot begins in 36 hours. Cancellation fee: within 48 hours, 50% of the price, A$630.00 of A$1,260.00. Finance decides on it.',
    '1 open offer is withdrawn, and its videographer emailed.',
    'The client and staff are emailed.',
  ]);
});

test('a client who cancels reads about their own team', async () => {
  await openAction(
    server,
    'Cancel',
    { state: 'assigned', permissions: permissions('make_cancelled') },
    buildUser(roles.client_user),
  );
  expect((await whatHappens()).at(-1)).toBe(
    'Your team, the assigned videographer and staff are emailed.',
  );
});

describe('Cancel Assignment', () => {
  const assigned: Partial<Booking> = {
    state: 'assigned',
    camera_operator: theo,
    camera_operator_full_name: theo.full_name,
    permissions: permissions('unassign_camop'),
  };

  test('asks staff about the videographer, who is notified', async () => {
    const { dialog } = await openAction(server, 'Cancel Assignment', assigned);
    expect(dialog.getByText('Are you sure you want to unassign Theo Lindqvist?')).toBeVisible();
    expect(await whatHappens()).toContain('Theo Lindqvist is released and emailed.');
  });

  test('asks the videographer about their own shoot', async () => {
    const own = { ...buildUser(roles.camera_operator), email: theo.email };
    const { dialog } = await openAction(server, 'Cancel Assignment', assigned, own);
    expect(dialog.getByText('Do you want to give up this shoot?')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Give Up Shoot' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Give Up Shoot' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Unassign' })).not.toBeInTheDocument();
    expect(await whatHappens()).toEqual([
      'Our team is emailed.',
      'The client is notified that you can no longer film.',
    ]);
  });
});

const videographers = mockApi.get('/user/camera-operators', () =>
  pageOf(people.map(({ uuid, full_name }) => buildVideographer({ uuid, full_name }))),
);

const offerTo = (person: { uuid: string; full_name: string }, state: Offer['state']): Offer => ({
  ...offer(9, state),
  uuid: person.uuid,
  camera_operator: { uuid: person.uuid, full_name: person.full_name, email: 'p@x.test' },
});

test('Assign Videographer counts the withdrawn offers to others, accepted ones too', async () => {
  server.use(videographers);
  const [zoe] = people;
  const { user, dialog } = await openAction(server, 'Assign Videographer', {
    state: 'requested',
    permissions: permissions('assign_camop', 'read_booking_availabilities'),
    booking_availabilities: [offerTo(zoe, 'available'), offer(1, 'available'), offer(2, 'init')],
  });
  expect(await whatHappens()).toContain(
    '3 open offers are withdrawn, and their videographers emailed.',
  );
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.click(await dialog.findByRole('option', { name: /Marsh/ }));
  expect(await whatHappens()).toEqual([
    'The videographer and the client are emailed.',
    '2 open offers are withdrawn, and their videographers emailed.',
  ]);
});

test('Offer Job counts the queued offers that it replaces', async () => {
  server.use(videographers);
  const [zoe] = people;
  const { user, dialog } = await openAction(server, 'Offer Job', {
    state: 'requested',
    permissions: permissions('request_camops_availabilities', 'read_booking_availabilities'),
    booking_availabilities: [
      offer(1, 'unknown'),
      offer(2, 'init'),
      { ...offer(3, 'awaiting_send'), sent: '2026-03-06T01:00:00.000Z' },
      offerTo(zoe, 'awaiting_send'),
    ],
  });
  expect(await whatHappens()).toContain(
    '2 queued offers are replaced, and their videographers emailed.',
  );
  const manual = within(dialog.getByRole('radiogroup', { name: /^Choose the videographers/ }));
  await user.click(manual.getByRole('radio', { name: 'Yes' }));
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.click(await dialog.findByRole('option', { name: /Marsh/ }));
  expect(await whatHappens()).toContain(
    '1 queued offer is replaced, and its videographer emailed.',
  );
});

test('Complete says that the videographer is mailed if feedback is requested', async () => {
  const { user, dialog } = await openAction(server, 'Complete', {
    state: 'footage_provided',
    permissions: permissions('make_completed'),
  });
  expect(await whatHappens()).toEqual([
    'The client and the videographer are emailed and asked to rate the shoot.',
  ]);
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  expect(await whatHappens()).toEqual(['The client is emailed; the videographer is notified.']);
});

describe('Add Cancellation Fee', () => {
  const categories = [
    { value: 'within_24_hours', label: 'Cancelled within 24 hours' },
    { value: 'within_48_hours', label: 'Cancelled within 48 hours' },
  ];
  const priced: Partial<Booking> = {
    state: 'cancelled',
    client_cost: 126_000,
    client_cost_formatted: 'A$1,260.00',
    client_cost_currency: 'AUD',
    camera_operator_cost: 74_001,
    camera_operator_cost_formatted: 'A$740.01',
    camera_operator_cost_currency: 'AUD',
    permissions: permissions('create_cancellation_fee'),
  };
  const notified = [
    'The client, finance and the videographer are notified.',
    'The videographer is emailed and can invoice the fee.',
  ];

  beforeEach(() =>
    server.use(
      videographers,
      mockApi.get('/reference-data', () => ({
        ...buildReferenceData(),
        cancellation_fee_categories: categories,
      })),
    ),
  );

  test('says what the client pays and the videographer gets', async () => {
    const { user, dialog } = await openAction(server, 'Add Cancellation Fee', priced);
    expect(await whatHappens()).toEqual(notified);
    const category = dialog.getByLabelText(/^Category/);
    await user.selectOptions(category, 'within_48_hours');
    expect(await whatHappens()).toEqual([
      'The client pays A$630.00 of A$1,260.00.',
      'The videographer gets A$370.00 of A$740.01.',
      ...notified,
    ]);
    await user.selectOptions(category, 'within_24_hours');
    expect(await whatHappens()).toEqual([
      'The client pays A$1,260.00.',
      'The videographer gets A$740.01.',
      ...notified,
    ]);
  });

  test("leaves the client's price whole on a booking that goes ahead", async () => {
    const { user, dialog } = await openAction(server, 'Add Cancellation Fee', {
      ...priced,
      state: 'assigned',
    });
    await user.selectOptions(dialog.getByLabelText(/^Category/), 'within_48_hours');
    expect((await whatHappens()).slice(0, 2)).toEqual([
      "The client's price does not change.",
      'The videographer gets A$370.00 of A$740.01 in addition to any pay for the shoot.',
    ]);
  });

  test("leaves the client's price as it is after another fee", async () => {
    const { user, dialog } = await openAction(server, 'Add Cancellation Fee', {
      ...priced,
      cancellation_fees: [
        {
          uuid: '00000000-0000-4000-8000-00000000fe01',
          created: '2030-08-13T00:00:00.000Z',
          category: 'within_24_hours',
          category_display: 'Cancelled within 24 hours',
          camera_operator: null,
          camera_operator_cost: null,
          created_by_name: 'Mia Holt',
          discount: 0,
        },
      ],
    });
    await user.selectOptions(dialog.getByLabelText(/^Category/), 'within_48_hours');
    expect((await whatHappens()).slice(0, 2)).toEqual([
      "The client's price does not change, as the first fee decides it.",
      'The videographer gets A$370.00 of A$740.01.',
    ]);
  });
});

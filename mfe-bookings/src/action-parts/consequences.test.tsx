import { type Booking, type Consequences, roles } from '@shootline/shared-api';
import {
  buildBooking,
  buildVideographer,
  buildReferenceData,
  buildUser,
  errorResponse,
  mockApi,
  mockServer,
  pageOf,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages } from '@shootline/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes.tsx';
import { people } from '../actions/testing/input.ts';
import { byMail, foreseeing } from '../actions/testing/foreseeing.ts';
import { openAction } from '../actions/testing/open-action.ts';

const server = mockServer(mockApi.get('/reference-data', buildReferenceData));

beforeAll(() => loadPages(routes));

const theo = { full_name: 'Theo Lindqvist', email: 'theo@example.test', phone: '', company: '' };

async function whatHappens() {
  const list = await screen.findByRole('list', { name: 'Consequences' });
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

test('Put On Hold says who is released, what is withdrawn and who is told how', async () => {
  foreseeing(server, {
    withdrawn: [
      { kind: 'assignment', count: 1, names: [theo.full_name] },
      { kind: 'offer', count: 3, names: ['Ana', 'Ben', 'Cyd'] },
      { kind: 'queued_offer', count: 1, names: ['Dot'] },
      { kind: 'call_sheet', count: 1, names: [] },
    ],
    told: [
      byMail('client', 'Mia Holt'),
      byMail('videographer', 'Ana', 'Ben', 'Cyd', 'Dot', theo.full_name),
      { side: 'staff', channel: 'portal', count: 2, names: [] },
    ],
  });
  await openAction(server, 'Put On Hold', { permissions: permissions('make_on_hold') });
  await waitFor(async () =>
    expect(await whatHappens()).toEqual([
      'Theo Lindqvist is released.',
      '3 open offers are withdrawn.',
      '1 queued offer is not sent.',
      'The current call sheet no longer counts.',
      'The client and 5 videographers are emailed.',
      'Staff are notified in the portal.',
    ]),
  );
});

const held = { permissions: permissions('make_on_hold') };

test('the action can be performed before the server has said what it does', async () => {
  const { promise, resolve } = Promise.withResolvers<Consequences>();
  server.use(
    mockApi.post('/booking/{id}/actions/{action}/consequences', () => promise),
    mockApi.post('/booking/{id}/make-on-hold', () => buildBooking({ state: 'on_hold' })),
  );
  const { user, dialog } = await openAction(server, 'Put On Hold', held);
  expect(await whatHappens()).toEqual(['Checking who is notified...']);
  await user.click(dialog.getByRole('button', { name: 'Put On Hold' }));
  expect(await screen.findByText('Booking put on hold.')).toBeVisible();
  resolve({ told: [], withdrawn: [], auto_assign: null });
});

test('the action can be performed if the server cannot say what it does', async () => {
  foreseeing(server, errorResponse('Forbidden'));
  server.use(mockApi.post('/booking/{id}/make-on-hold', () => buildBooking({ state: 'on_hold' })));
  const { user, dialog } = await openAction(server, 'Put On Hold', held);
  expect(await dialog.findByText('The portal cannot say right now who is notified.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Put On Hold' }));
  expect(await screen.findByText('Booking put on hold.')).toBeVisible();
});

test('an action that would be refused says why before it is tried', async () => {
  foreseeing(server, errorResponse('Conflict', 'The videographer has submitted an invoice.'));
  const { dialog } = await openAction(server, 'Put On Hold', held);
  expect(await dialog.findByText('The videographer has submitted an invoice.')).toBeVisible();
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

test('Cancel says what it costs now and who is notified, whatever the reason', async () => {
  const inputs = foreseeing(server, {
    told: [byMail('own_team'), byMail('staff'), byMail('finance')],
  });
  await openAction(
    server,
    'Cancel',
    {
      state: 'requested',
      date: new Date(Date.now() + 36.5 * 3_600_000).toISOString(),
      client_cost: 126_000,
      client_cost_formatted: 'A$1,260.00',
      client_cost_currency: 'AUD',
      permissions: permissions('make_cancelled'),
    },
    buildUser(roles.client_user),
  );
  await waitFor(async () =>
    expect(await whatHappens()).toEqual(['Your team, staff and finance are emailed.']),
  );
  expect(
    await screen.findByText(
      'Cancelling now may cost A$630.00 of A$1,260.00: within 48 hours, 50% of the price. Finance decides on it. The shoot begins in 36 hours.',
    ),
  ).toBeVisible();
  expect(inputs).toEqual([{ cancellation_reason: 'weather' }]);
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
  });

  test('asks the videographer about their own shoot', async () => {
    const own = { ...buildUser(roles.camera_operator), email: theo.email };
    const { dialog } = await openAction(server, 'Cancel Assignment', assigned, own);
    expect(dialog.getByText('Do you want to give up this shoot?')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Give Up Shoot' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Give Up Shoot' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Unassign' })).not.toBeInTheDocument();
  });
});

const videographers = mockApi.get('/user/camera-operators', () =>
  pageOf(people.map(({ uuid, full_name }) => buildVideographer({ uuid, full_name }))),
);

test('Assign Videographer asks the server once somebody is chosen', async () => {
  server.use(videographers);
  const [, ivo] = people;
  const inputs = foreseeing(server, {
    told: [byMail('videographer', ivo.full_name)],
    withdrawn: [],
  });
  const { user, dialog } = await openAction(server, 'Assign Videographer', {
    state: 'requested',
    permissions: permissions('assign_camop'),
  });
  await user.click(await dialog.findByRole('radio', { name: 'No' }));
  expect(screen.queryByRole('list', { name: 'Consequences' })).not.toBeInTheDocument();
  await user.click(await dialog.findByRole('combobox', { name: /^Videographer/ }));
  await user.click(await dialog.findByRole('option', { name: /Lund/ }));
  expect(await dialog.findByText(`${ivo.full_name} is emailed.`)).toBeVisible();
  expect(inputs).toEqual([{ camera_operator: ivo.uuid, is_available_only: false }]);
});

test('Complete asks again for another choice', async () => {
  const inputs = foreseeing(server, {});
  const { user, dialog } = await openAction(server, 'Complete', {
    state: 'footage_provided',
    permissions: permissions('make_completed'),
  });
  await dialog.findByText('Nobody is notified.');
  await user.click(dialog.getByRole('radio', { name: 'No' }));
  await waitFor(() =>
    expect(inputs).toEqual([{ is_feedback_requested: true }, { is_feedback_requested: false }]),
  );
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
  const notified = ['The videographer can invoice the fee at once.'];

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

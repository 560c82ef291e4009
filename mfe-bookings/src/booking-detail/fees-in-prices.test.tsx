import {
  isCancelled,
  roles,
  type Booking,
  type BookingState,
  type CancellationFee,
  type Role,
  type TotalCost,
} from '@shootline/shared-api';
import { dueWith, formatMoney } from '@shootline/shared-api/values';
import {
  buildBooking,
  buildReferenceData,
  buildUser,
  mockApi,
  mockServer,
  permissions,
} from '@shootline/shared-api/testing';
import { loadPages, renderRoute } from '@shootline/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes.tsx';

const estimate = {
  base_cost: 'A$520.00',
  base_cost_amount: 52000,
  additional_cost: 'A$220.01',
  additional_cost_amount: 22001,
  total_cost: 'A$740.01',
  total_cost_amount: 74_001,
  currency: 'AUD',
};

const server = mockServer(
  mockApi.get('/reference-data', buildReferenceData),
  mockApi.get('/booking-client-cost-estimate', () => estimate),
  mockApi.get('/booking-camop-cost-estimate', () => estimate),
);

beforeAll(() => loadPages(routes));

const money = (cost: number, discount = 0, category: CancellationFee['category'] | null = null) =>
  ({
    cost,
    cost_formatted: formatMoney(cost, 'AUD'),
    currency: 'AUD',
    discount,
    cancellation_type: category,
  }) satisfies TotalCost;

const person = (full_name: string) => ({
  uuid: full_name,
  full_name,
  email: `${full_name}@camops.test`,
});

const ann = person('Ann Ito');
const bob = person('Bob Reyes');

function feeOf(camera_operator: typeof ann, discount: number): CancellationFee {
  const category = discount === 0 ? 'within_24_hours' : 'within_48_hours';
  return {
    uuid: `fee of ${camera_operator.full_name}`,
    created: '2030-08-13T01:00:00.000Z',
    category,
    category_display: `Cancelled ${category.replaceAll('_', ' ')}`,
    camera_operator,
    camera_operator_cost: money(dueWith(discount, 74_001), discount, category),
    created_by_name: 'Al Roth',
    discount,
  };
}

const fees = { of24: feeOf(ann, 0), of48: feeOf(bob, 50) };

/** Ann's booking at A$740.01 for client and videographer, as the server presents it to staff. */
function priced(state: BookingState, some: CancellationFee[], isManual: boolean): Booking {
  const isOff = isCancelled({ state });
  const ofFees = some.reduce((sum, fee) => sum + (fee.camera_operator_cost?.cost ?? 0), 0);
  const [first] = some;
  const clientTotal = first && isOff ? first.camera_operator_cost : money(isOff ? 0 : 74_001);
  return buildBooking({
    state,
    camera_operator: { full_name: ann.full_name, email: ann.email, phone: '', company: '' },
    camera_operator_full_name: ann.full_name,
    is_client_cost_manual: isManual,
    client_cost: 74_001,
    client_cost_formatted: 'A$740.01',
    client_cost_currency: 'AUD',
    is_camera_operator_cost_manual: isManual,
    camera_operator_cost: 74_001,
    camera_operator_cost_formatted: 'A$740.01',
    camera_operator_cost_currency: 'AUD',
    total_client_cost: clientTotal,
    total_camera_operator_cost: money((isOff ? 0 : 74_001) + ofFees),
    cancellation_fees: some,
    permissions: permissions(
      'read_cancellation_fees',
      'read_client_cost',
      'read_client_cost_estimate',
      'read_camera_operator_cost',
      'read_camera_operator_cost_estimate',
    ),
  });
}

function open(booking: Booking, role: Role = roles.finance) {
  server.use(mockApi.get('/booking/{id}', () => booking));
  return renderRoute(routes, `/booking/${booking.uuid}`, { user: buildUser(role) });
}

/** A card's lines with their amounts in minor units. */
async function linesOf(name: string): Promise<[string, number][]> {
  const card = within(await screen.findByRole('region', { name }));
  if (card.queryByText('Calculating...')) await card.findByText('A$520.00');
  return card.getAllByRole('term').map((term) => {
    const value = term.nextElementSibling?.textContent ?? '';
    const amount = Number(value.replaceAll(/\D/g, ''));
    return [term.textContent ?? '', value.startsWith('−') ? -amount : amount];
  });
}

const states = ['active', 'assigned', 'on_hold', 'cancelled', 'request_cancelled'] as const;
const someFees = [[], [fees.of48], [fees.of24], [fees.of48, fees.of24]];

test.each(
  states.flatMap((state, index) =>
    someFees.map((some) => [state, some, (index + some.length) % 2 === 0] as const),
  ),
)('the lines of both cards add up to their totals: %s', async (state, some, isManual) => {
  open(priced(state, [...some], isManual));
  for (const name of ['Client Pricing', 'Videographer Pricing']) {
    const lines = await linesOf(name);
    const [label, total] = lines.pop() ?? [];
    expect(label).toBe('Total price');
    expect(lines.reduce((sum, [, amount]) => sum + amount, 0)).toBe(total);
  }
});

test("a fee on a booking that goes ahead is a line beside the shoot's price", async () => {
  open(priced('assigned', [fees.of48], false));
  expect(await linesOf('Videographer Pricing')).toEqual([
    ['Base price', 520_00],
    ['Additional price', 220_01],
    ['Bob Reyes (Cancelled within 48 hours)', 370_00],
    ['Total price', 1110_01],
  ]);
  expect(await linesOf('Client Pricing')).toEqual([
    ['Base price', 520_00],
    ['Additional price', 220_01],
    ['Total price', 740_01],
  ]);
});

test('a cancelled booking costs its fees, one line each, and pays nothing to an assignee without one', async () => {
  open(priced('request_cancelled', [fees.of48], false));
  expect(await linesOf('Videographer Pricing')).toEqual([
    ['Bob Reyes (Cancelled within 48 hours)', 370_00],
    ['Total price', 370_00],
  ]);
  const card = screen.getByRole('region', { name: 'Videographer Pricing' });
  expect(card).toHaveTextContent("The fee is a part of the shoot's price, A$740.01.");
  expect(card).toHaveTextContent('Ann Ito has no fee, so nothing is due to them.');
});

test("several fees are each a part of the shoot's price", async () => {
  open(priced('cancelled', [fees.of48, fees.of24], false));
  const card = await screen.findByRole('region', { name: 'Videographer Pricing' });
  expect(card).toHaveTextContent("Each fee is a part of the shoot's price, A$740.01.");
});

test('a free shoot that goes ahead keeps its price beside a fee', async () => {
  const free = {
    camera_operator_cost: 0,
    camera_operator_cost_formatted: 'A$0.00',
    total_camera_operator_cost: money(0),
  };
  const fee = { ...fees.of48, camera_operator_cost: money(0, 50, 'within_48_hours') };
  open({ ...priced('assigned', [fee], true), ...free });
  expect(await linesOf('Videographer Pricing')).toHaveLength(3);
  const card = screen.getByRole('region', { name: 'Videographer Pricing' });
  expect(card).not.toHaveTextContent("a part of the shoot's price");
});

test('a released videographer sees only their fee', async () => {
  const booking = priced('assigned', [fees.of48], false);
  open(
    {
      ...booking,
      camera_operator: null,
      total_camera_operator_cost: fees.of48.camera_operator_cost,
      permissions: permissions('read_cancellation_fees', 'read_camera_operator_cost'),
    },
    roles.camera_operator,
  );
  expect(await linesOf('Videographer Pricing')).toEqual([
    ['Bob Reyes (Cancelled within 48 hours)', 370_00],
    ['Total price', 370_00],
  ]);
});

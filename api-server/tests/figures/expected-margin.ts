import { countedBookings, type Filter, type Row, type Rows } from './figures.ts';
import { regionalTowns } from './varied-places.ts';

type Money = { amount: number; currency: string };

/** Base and hourly rates for the client, then for the videographer. */
const prices: Record<string, [currency: string, ...rates: number[]]> = {
  AU: ['AUD', 880, 190, 520, 110],
  SG: ['SGD', 960, 210, 560, 125],
  US: ['USD', 900, 200, 540, 115],
  GB: ['GBP', 620, 135, 360, 80],
  HK: ['HKD', 6800, 1500, 4000, 850],
};
const elsewhere: [currency: string, ...rates: number[]] = ['USD', 1000, 220, 600, 130];

function priceOf(payer: 'client' | 'camera_operator', shoot: Row): Money | undefined {
  if (shoot[`is_${payer}_cost_manual`]) {
    const [amount, currency] = [shoot[`${payer}_cost`], shoot[`${payer}_cost_currency`]];
    return { amount: Number(amount), currency: String(currency) };
  }
  const address = shoot['address'] as { country_code: string; locality: string } | null;
  if (!address || shoot['duration'] === null) return undefined;
  const hours = Number(shoot['duration']);
  const [currency, ...rates] = prices[address.country_code] ?? elsewhere;
  const [base = 0, hour = 0] = payer === 'client' ? rates : rates.slice(2);
  const atOnce = Math.min(Math.max(hours - 4, 0), 6) * hour;
  const late = Math.max(hours - 10, 0) * hour * 1.5;
  const loading = regionalTowns.includes(address.locality) ? base * 0.15 : 0;
  return { amount: Math.round((base + atOnce + late + loading) * 100), currency };
}

const less = (amount: number, fee: Row) =>
  amount - Math.round((amount * (fee['category'] === 'within_24_hours' ? 0 : 50)) / 100);

/** The final amounts: the client's payment, and the sum for all videographers. */
function duesOf(shoot: Row, fees: Row[]): { paid: Money; owed: Money } | undefined {
  const [client, videographer] = [priceOf('client', shoot), priceOf('camera_operator', shoot)];
  if (!client || !videographer) return undefined;
  const isCancelled = /cancelled/.test(String(shoot['state']));
  const [first] = fees;
  const ofFees = fees
    .filter((fee) => fee['camera_operator_id'] !== null)
    .reduce((sum, fee) => sum + less(videographer.amount, fee), 0);
  return {
    paid: isCancelled && first ? { ...client, amount: less(client.amount, first) } : client,
    owed: { ...videographer, amount: ofFees + (isCancelled ? 0 : videographer.amount) },
  };
}

type Margins = Record<string, { count: number; paid: number; owed: number; margin: number }>;

function add(margins: Margins, key: unknown, paid: Money, owed: Money): void {
  const sum = (margins[`${String(key)} ${paid.currency}`] ??= {
    count: 0,
    paid: 0,
    owed: 0,
    margin: 0,
  });
  sum.count += 1;
  sum.paid += paid.amount;
  sum.owed += owed.amount;
  sum.margin += paid.amount - owed.amount;
}

/** The figures of `margin`, by key and currency. */
export function marginFigures(rows: Rows, filter: Filter) {
  const fees = Map.groupBy(
    rows.cancellation_fee.toSorted((one, other) =>
      String(one['created']) < String(other['created']) ? -1 : 1,
    ),
    (fee) => String(fee['booking_id']),
  );
  const regions = new Map(rows.client.map((one) => [one.id, one['billing_region']]));
  const margin = {
    by_client: {} as Margins,
    by_billing_region: {} as Margins,
    mixed_currencies_count: 0,
    unpriced_count: 0,
  };
  for (const shoot of countedBookings(rows, filter)) {
    const own = fees.get(shoot.id) ?? [];
    const isOver = /^(shoot_completed|footage_provided|job_complete)$/.test(String(shoot['state']));
    const isPaidOff = /cancelled$/.test(String(shoot['state'])) && own.length > 0;
    if (!isOver && !isPaidOff) continue;
    const dues = duesOf(shoot, own);
    if (!dues) margin.unpriced_count += 1;
    else if (dues.paid.currency !== dues.owed.currency) margin.mixed_currencies_count += 1;
    else {
      const { paid, owed } = dues;
      add(margin.by_client, shoot['client_id'], paid, owed);
      add(margin.by_billing_region, regions.get(String(shoot['client_id'])), paid, owed);
    }
  }
  return margin;
}

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type {
  Analytics,
  ChartItem,
  MarginItem,
  SystemStatistics,
} from '@shootline/shared-api/contract';
import { chartFields, charts, isItemField, itemsOf } from '@shootline/shared-api/rules/charts';
import { sql } from '../../platform/db/drizzle.ts';
import {
  bookingFigures,
  jobFigures,
  feedbackFigures,
  markerFigures,
  systemFigures,
} from '../../../tests/figures/expected-figures.ts';
import { marginFigures } from '../../../tests/figures/expected-margin.ts';
import { workFigures } from '../../../tests/figures/expected-work.ts';
import { type Filter, readRows } from '../../../tests/figures/figures.ts';
import { isOnCitus } from '../../../tests/database.ts';
import { type TestApi, startTestApi, testNow } from '../../../tests/test-api.ts';
import { createVariedWorkspace } from '../../../tests/figures/varied-workspace.ts';
import { bookingSummary } from '../schema.ts';
import { refreshSummaries } from './summary/refresh-summaries.ts';

type Varied = Awaited<ReturnType<typeof createVariedWorkspace>>;

/** The answer with charts as numbers by key and streams as booking ids. */
function numbersOf(part: object): unknown {
  return Object.fromEntries(
    Object.entries(part).map(([name, value]) => {
      if (name === 'timeline' || value === null || typeof value !== 'object') return [name, value];
      if (!Array.isArray(value)) return [name, numbersOf(value as object)];
      if (name === 'stream') return [name, value.map(({ booking_uuid }) => booking_uuid)];
      const items = value as ChartItem[];
      return [name, Object.fromEntries(items.map((item) => [item.key ?? item.name, item.value]))];
    }),
  );
}

const marginsOf = (items: MarginItem[]) =>
  Object.fromEntries(
    items.map(({ key, currency, bookings_count, client_due, camop_due, margin }) => [
      `${key} ${currency}`,
      { count: bookings_count, paid: client_due, owed: camop_due, margin },
    ]),
  );

function markersOf({ markers, places }: SystemStatistics) {
  const values = places.map(({ value }) => value);
  assert.deepEqual(
    values,
    values.toSorted((one, other) => other - one),
  );
  return Object.fromEntries(markers.map((marker, at) => [marker.join(' '), places[at]]));
}

describe('every figure', () => {
  const seeds = [16, 2026];
  let api: TestApi;
  let tenants: Varied[];
  before(async () => {
    api = await startTestApi();
    tenants = [];
    for (const seed of seeds) tenants.push(await createVariedWorkspace(api.db, seed));
    for (const tenant of tenants) await tenant.add(250);
  });
  after(() => api.close());

  const filtersOf = ({ clients, videographers, users }: Varied): Filter[] => [
    {},
    { client: clients[1]?.id ?? '', from_date: '01-03-2025', to_date: '28-02-2026' },
    { am: users.reviewer.id, from_date: '15-11-2025' },
    { camop: videographers[2]?.id ?? '', region: 'sydney' },
  ];
  const queryOf = (filter: Filter) => new URLSearchParams(filter).toString();

  async function expectFigures(): Promise<void> {
    for (const tenant of tenants) {
      for (const filter of filtersOf(tenant)) {
        const { bookings, jobs, feedback, work, margin, system } = await api.get<
          Required<Analytics>
        >(tenant.users.admin, `/analytics?${queryOf(filter)}`);
        const rows = await readRows(api.db, tenant.workspace.tenantId);
        assert.deepEqual(numbersOf(bookings), bookingFigures(rows, filter));
        assert.deepEqual(numbersOf(jobs), jobFigures(rows, filter));
        for (const source of ['camop', 'booking'] as const) {
          assert.deepEqual(numbersOf(feedback[source]), feedbackFigures(rows, filter, source));
        }
        assert.deepEqual(numbersOf(work), workFigures(rows, filter, testNow));
        const { by_client, by_billing_region, ...leftOut } = margin;
        assert.deepEqual(
          {
            by_client: marginsOf(by_client),
            by_billing_region: marginsOf(by_billing_region),
            ...leftOut,
          },
          marginFigures(rows, filter),
        );
        assert.deepEqual(markersOf(system), markerFigures(rows));
        const expected = systemFigures(rows, testNow);
        const names = Object.keys(expected) as (keyof typeof expected)[];
        const shown = Object.fromEntries(names.map((name) => [name, system[name]]));
        assert.deepEqual(numbersOf(shown), expected);
      }
    }
  }

  async function summarize(): Promise<void> {
    for (const { workspace } of tenants) {
      await refreshSummaries(api.db, workspace.tenantId, { fewest: 0 });
    }
  }
  const summaryCount = () => api.db.$count(bookingSummary);

  // Writes rows by a statement that Citus refuses.
  test(
    'equals a count of the rows without summaries, with them, and after more writes',
    { skip: isOnCitus },
    async () => {
      // A sync makes no summaries for workspaces this small.
      for (const { users } of tenants) await api.get(users.admin, '/sync-analytics-data');
      assert.equal(await summaryCount(), 0);
      await expectFigures();
      await summarize();
      assert.ok((await summaryCount()) > 0);
      await expectFigures();
      for (const tenant of tenants) {
        await tenant.add(40);
        await tenant.workspace.inside((tx) =>
          tx.execute(sql`update shootline.booking set state = 'cancelled', duration = 3
          where booking_number % 5 = 0 and state = 'new'`),
        );
        await tenant.workspace.inside((tx) =>
          tx.execute(sql`update shootline.booking set date = date + interval '5 days'
          where booking_number % 7 = 0`),
        );
      }
      await expectFigures();
      await summarize();
      await expectFigures();
    },
  );

  test('opens the list of exactly the bookings that it counts', async () => {
    for (const tenant of tenants) {
      const { admin } = tenant.users;
      const [, filter = {}] = filtersOf(tenant);
      const ofAll = await api.get<Required<Analytics>>(admin, '/analytics?part=system');
      const ofFilter = await api.get<Required<Analytics>>(admin, `/analytics?${queryOf(filter)}`);
      for (const field of chartFields.filter(isItemField)) {
        const { link } = charts[field];
        if (link === undefined) continue;
        const isOfAll = field.startsWith('system.');
        for (const { key, value } of itemsOf(isOfAll ? ofAll : ofFilter, field)) {
          if (key === null) continue;
          const query = queryOf({ ...(!isOfAll && filter), [link]: key });
          const list = await api.get<{ count: number }>(admin, `/booking/list-bookings?${query}`);
          assert.equal(list.count, value, `${field} ${key}`);
        }
      }
      const { unstaffed_count: unstaffed } = ofFilter.work.unstaffed;
      const narrowed = queryOf({ ...filter, unstaffed: 'yes' } as Filter);
      const list = await api.get<{ count: number }>(admin, `/booking/list-bookings?${narrowed}`);
      assert.ok(unstaffed > 0);
      assert.equal(list.count, unstaffed);
    }
  });
});

import { itemOrders } from './item-orders.ts';
import { itemModel } from './item-model.ts';
import { itemTable } from './item-table.ts';

const client = (name: string, value: number) => ({ key: name.toLowerCase(), name, value });

const clients = {
  title: 'Top Clients',
  valueLabel: 'No. of Bookings',
  kind: 'bar',
  items: [client('Northwind', 8), client('Kestrel', 2)],
  before: [client('Tidewater', 5), client('Northwind', 4)],
  linkOf: ({ key }: { key: string | null }) => `/?client=${key}`,
} as const;

const valuesOf = (model: ReturnType<typeof itemModel>) =>
  model.series.map(({ points }) => points.map(({ value }) => value));

test('includes items that only the period before has, so both periods add up', () => {
  const model = itemModel(clients);
  expect(model.names).toEqual(['Northwind', 'Kestrel', 'Tidewater']);
  expect(valuesOf(model)).toEqual([
    [8, 2, 0],
    [4, 0, 5],
  ]);
  expect(model.series[0]?.points[2]).toMatchObject({
    to: null,
    tooltip: ['No. of Bookings: 0', 'Period before: 5 (−5, −100 %)'],
  });
});

test('draws the largest items, and lists all in the table', () => {
  const shown = { ...clients, mostDrawn: 1 };
  expect(valuesOf(itemModel(shown))).toEqual([[8], [4]]);
  expect(itemTable(shown).rows.map(({ id }) => id)).toEqual(['northwind', 'kestrel', 'tidewater']);
});

test('gives the sums of the shown and of all items in the summary', () => {
  const summaryOf = (mostDrawn?: number) =>
    itemModel({ ...clients, before: undefined, mostDrawn }).summary;
  expect(summaryOf(1)).toBe(
    'No. of Bookings: 8 of the 1 shown, 10 of all 2, the largest is Northwind (8).',
  );
  expect(summaryOf(5)).toBe('No. of Bookings: 10 of the 2 shown, the largest is Northwind (8).');
  expect(summaryOf()).toBe('No. of Bookings: 10 in all, the largest is Northwind (8).');
});

test('sorts items that only the period before has among the others', () => {
  const hours = (key: string | null, value: number) => ({ key, name: `${key} hours`, value });
  const durations = itemModel({
    ...clients,
    items: [hours('8', 2), hours(null, 1)],
    before: [hours('4', 3), hours('12', 1)],
    order: itemOrders.hours,
  });
  expect(durations.names).toEqual(['4 hours', '8 hours', '12 hours', 'null hours']);
  const states = itemModel({
    ...clients,
    items: [client('Assigned', 2), client('Cancelled', 1)],
    before: [client('Requested', 3), client('Draft', 1)],
    order: itemOrders.lifecycle,
  });
  expect(states.names).toEqual(['Draft', 'Requested', 'Assigned', 'Cancelled']);
});

test('draws an empty pie as bars of the period before', () => {
  const pie = itemModel({ ...clients, kind: 'pie', items: [] });
  expect(pie.kind).toBe('bar');
  expect(valuesOf(pie)).toEqual([
    [0, 0],
    [5, 4],
  ]);
  expect(itemModel({ ...clients, kind: 'pie' }).kind).toBe('pie');
});

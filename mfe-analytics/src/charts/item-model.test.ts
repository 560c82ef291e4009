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

test('what was only in the period before is compared too, so that both periods add up', () => {
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

test('a chart draws the largest, its table has all', () => {
  const shown = { ...clients, mostDrawn: 1 };
  expect(valuesOf(itemModel(shown))).toEqual([[8], [4]]);
  expect(itemTable(shown).rows.map(({ id }) => id)).toEqual(['northwind', 'kestrel', 'tidewater']);
});

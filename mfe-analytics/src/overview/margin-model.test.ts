import { marginModel, marginTable } from './margin-model.ts';

const margin = (name: string, amount: number) => ({
  key: name,
  name,
  currency: 'AUD',
  bookings_count: 1,
  client_due: amount + 10_000,
  camop_due: 10_000,
  margin: amount,
});

const byRegion = {
  title: 'Margin by Region',
  heading: 'Billing Region',
  currency: 'AUD',
  items: [margin('Asia', 20_000), margin('Australia', 90_000)],
  before: [margin('Australia', 30_000)],
};

test('the bars of the period before tell of that period', () => {
  const [now, before] = marginModel(byRegion).series;
  expect(now?.points[1]?.tooltip).toContain('Margin: A$900.00');
  expect(before?.points[1]).toMatchObject({
    value: 300,
    tooltip: ['Margin in the period before: A$300.00'],
  });
});

test('the largest is named wherever it stands', () => {
  expect(marginModel(byRegion).summary).toBe(
    'Margin: A$1,100.00 in all, the largest is Australia (A$900.00).',
  );
});

test('a table and its files say the currency', () => {
  expect(marginTable(byRegion).headings).toContain('Margin Before (AUD)');
  expect(marginModel(byRegion).fileTitle).toBe('Margin by Region in AUD');
});

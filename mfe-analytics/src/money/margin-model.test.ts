import { comparedMargins, marginOrders } from './compared-margins.ts';
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
  margins: comparedMargins({
    items: [margin('Asia', 20_000), margin('Australia', 90_000), margin('US', -5000)],
    before: [margin('Australia', 30_000), margin('UK', 7000)],
    currency: 'AUD',
    order: marginOrders.by_billing_region,
  }),
};

test('shows the margin of the period before in the tooltip of its bars', () => {
  const [now, before] = marginModel(byRegion).series;
  expect(now?.points[1]?.tooltip).toContain('Margin: A$900.00');
  expect(before?.points[1]).toMatchObject({
    value: 300,
    tooltip: ['Margin in the period before: A$300.00'],
  });
});

test('sorts margins that only the period before has among the others', () => {
  expect(marginModel(byRegion).names).toEqual(['Asia', 'Australia', 'UK', 'US']);
  const row = marginTable(byRegion).rows.find(({ id }) => id === 'UK');
  expect(row?.cells.map(({ shown, value }) => shown ?? value)).toEqual([
    'UK',
    '0',
    'A$0.00',
    'A$0.00',
    'A$0.00',
    'A$70.00',
  ]);
  const byClient = comparedMargins({
    items: [margin('Kestrel', 20_000), margin('Northwind', -5000)],
    before: [margin('Tidewater', 7000)],
    currency: 'AUD',
    order: marginOrders.by_client,
  });
  expect(byClient.map(({ item }) => item.name)).toEqual(['Kestrel', 'Tidewater', 'Northwind']);
});

test('names the largest margin in the summary, wherever it is in the order', () => {
  expect(marginModel(byRegion).summary).toBe(
    'Margin: A$1,050.00 of the 4 shown, the largest is Australia (A$900.00).',
  );
});

test('names the currency in the table and in the file title', () => {
  expect(marginTable(byRegion).headings).toContain('Margin Before (AUD)');
  expect(marginModel(byRegion).fileTitle).toBe('Margin by Region in AUD');
});

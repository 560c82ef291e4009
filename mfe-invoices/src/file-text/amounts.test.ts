import { amountsIn, compareWithClaim } from './amounts.ts';

test.each([
  ['Total AUD 1,234.50, incl. GST 112.23', [123_450, 11_223]],
  ['Gesamt 1.234,50 €, USt 19,00 %: 234,56', [123_450, 23_456]],
  ["CHF 1'234.50 · A$ 880.00", [123_450, 88_000]],
  ['$880 or AUD 1,200', [88_000, 120_000]],
  ['2 440.00 880.00', [44_000, 88_000]],
  ['Total: $968.00.', [96_800]],
])('reads the amounts of "%s"', (text, amounts) => {
  expect(amountsIn(text, 'AUD')).toEqual(amounts);
});

test.each([
  'ABN 51 824 753 556, BSB 062-000 1234 5678',
  '12.11.2026, 9:30 to 11:45',
  'Invoice 2026-11-20, no. 1000',
  'GST 10.00%',
])('finds no amount in "%s"', (text) => {
  expect(amountsIn(text, 'AUD')).toEqual([]);
});

test.each([
  ['the total is the claim', [88_000, 44_000], 'matches'],
  ['the total is the claim and a tax in the file', [88_000, 8_800, 96_800], 'matches'],
  ['the total is higher by more than a tax', [88_000, 176_000], 'partly'],
  ['the tax is not in the file', [88_000, 96_800], 'partly'],
  ['the claim is not in the file', [80_000, 8_000, 88_001], 'differs'],
  ['the file has no amounts', [], 'unreadable'],
])('if %s, the file %#', (_case, amounts, kind) => {
  expect(compareWithClaim(amounts, 88_000).kind).toBe(kind);
});

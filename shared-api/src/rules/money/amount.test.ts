import { speak } from '../../texts/texts.ts';
import { amountText, claimText, costText, minorUnitsOf, taxOn } from './amount.ts';

const inGerman = () => speak('de');
afterEach(() => speak('en-AU'));

describe('a typed amount', () => {
  test.each([
    ['45', 'AUD', 45_00],
    ['45.5', 'AUD', 45_50],
    ['45,50', 'AUD', 45_50],
    [' 1,260.00 ', 'AUD', 1260_00],
    ['1,260', 'AUD', 1260_00],
    ['0', 'GBP', 0],
    ['-0', 'GBP', 0],
    ['-5', 'AUD', -5_00],
    ['−1,200.50', 'AUD', -1200_50],
    ['1.234,56', 'EUR', 1234_56],
    ['1 234,56', 'EUR', 1234_56],
    ['1\u202f234\u202f567,5', 'EUR', 1_234_567_50],
    ["1'234.50", 'CHF', 1234_50],
    ['1’234’567', 'CHF', 1_234_567_00],
    ['1.234.567', 'EUR', 1_234_567_00],
    ['1.234', 'KWD', 1_234],
    ['1200', 'JPY', 1200],
  ])('%s of %s is %d minor units', (text, currency, wanted) => {
    expect(minorUnitsOf(text, currency)).toBe(wanted);
  });

  test.each([
    ['', 'AUD'],
    ['1.234', 'AUD'],
    ['12.5', 'JPY'],
    ['1,26,00', 'AUD'],
    ['1.234.56', 'AUD'],
    ['1,234,56', 'AUD'],
    ['1 234 56', 'AUD'],
    ['--5', 'AUD'],
    ['5-', 'AUD'],
    ['five', 'AUD'],
    ['99999999999999999', 'AUD'],
  ])('%p of %s is not an amount', (text, currency) => {
    expect(minorUnitsOf(text, currency)).toBeUndefined();
  });

  test.each([
    ['1.234', 'EUR', 1234_00],
    ['1.234,56', 'EUR', 1234_56],
    ['1,234.56', 'EUR', 1234_56],
    ['1,23', 'EUR', 1_23],
    ['1.23', 'EUR', 1_23],
    ['1,234', 'KWD', 1_234],
    ['1,234', 'EUR', undefined],
  ])('%s of %s in German is %s minor units', (text, currency, wanted) => {
    inGerman();
    expect(minorUnitsOf(text, currency)).toBe(wanted);
  });

  test('is shown with thousands and decimals in German as it can be typed', () => {
    inGerman();
    expect(amountText(1234_56, 'EUR')).toBe('1.234,56');
    expect(minorUnitsOf(amountText(-1_234_567_89, 'EUR'), 'EUR')).toBe(-1_234_567_89);
  });

  test('is shown with thousands and the decimals of its currency', () => {
    expect(amountText(1260_00, 'AUD')).toBe('1,260.00');
    expect(amountText(1200, 'JPY')).toBe('1,200');
  });
});

test('an amount has one form in each language, whatever the server writes', () => {
  const price = { cost: 708_00, cost_formatted: 'A$708.00', currency: 'AUD' };
  const claim = { claimed_invoice_amount: -708_00, claimed_currency: 'AUD' };
  expect([costText(price), claimText(claim)]).toEqual(['A$708.00', '-A$708.00']);
  inGerman();
  expect([costText(price), claimText(claim)]).toEqual(['708,00\u00a0A$', '-708,00\u00a0A$']);
  expect(claimText({ claimed_invoice_amount: null, claimed_currency: null })).toBeNull();
});

test.each([
  [630_00, 0.1, 63_00],
  [25, 0.1, 3],
  [-25, 0.1, -3],
  [99_99, 0.19, 19_00],
  [100_00, 0, 0],
])('the tax on %d at %d is %d', (amount, rate, tax) => {
  expect(taxOn(amount, rate)).toBe(tax);
});

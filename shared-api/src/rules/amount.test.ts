import { amountText, minorUnitsOf } from './amount.ts';

describe('a typed amount', () => {
  test.each([
    ['45', 'AUD', 45_00],
    ['45.5', 'AUD', 45_50],
    ['45,50', 'AUD', 45_50],
    [' 1,260.00 ', 'AUD', 1260_00],
    ['1,260', 'AUD', 1260_00],
    ['0', 'GBP', 0],
    ['1200', 'JPY', 1200],
  ])('%s of %s is %d minor units', (text, currency, wanted) => {
    expect(minorUnitsOf(text, currency)).toBe(wanted);
  });

  test.each([
    ['', 'AUD'],
    ['-5', 'AUD'],
    ['1.234', 'AUD'],
    ['12.5', 'JPY'],
    ['1,26,00', 'AUD'],
    ['five', 'AUD'],
    ['99999999999999999', 'AUD'],
  ])('%p of %s is not an amount', (text, currency) => {
    expect(minorUnitsOf(text, currency)).toBeUndefined();
  });

  test('is shown with thousands and the decimals of its currency', () => {
    expect(amountText(1260_00, 'AUD')).toBe('1,260.00');
    expect(amountText(1200, 'JPY')).toBe('1,200');
  });
});

import { shorten, wrap } from './shorten.ts';

const perCharacter = (text: string) => text.length * 10;

test('a name that has no room ends in an ellipsis', () => {
  expect(shorten('Northwind', 90, perCharacter)).toBe('Northwind');
  expect(shorten('Northwind Traders', 100, perCharacter)).toBe('Northwind…');
});

test('a long text is broken between words, a long word anywhere', () => {
  expect(wrap('6 Shoots were rated', 12)).toEqual(['6 Shoots', 'were rated']);
  expect(wrap('Northwindtraders Ltd', 8)).toEqual(['Northwin', 'dtraders', 'Ltd']);
});

import { shorten, wrap } from './shorten.ts';

const perCharacter = (text: string) => text.length * 10;

test('shortens a name that does not fit with an ellipsis', () => {
  expect(shorten('Northwind', 90, perCharacter)).toBe('Northwind');
  expect(shorten('Northwind Traders', 100, perCharacter)).toBe('Northwind…');
});

test('breaks a long text between words, and a long word anywhere', () => {
  expect(wrap('6 Shoots were rated', 12)).toEqual(['6 Shoots', 'were rated']);
  expect(wrap('Northwindtraders Ltd', 8)).toEqual(['Northwin', 'dtraders', 'Ltd']);
});

import { safeText } from './safe-text.ts';

test('a spreadsheet cell has no characters that change the text direction', () => {
  expect(safeText('Hall \u202Efdp.\u202C\u200F2\u2066\u061C')).toBe('Hall fdp.2');
  expect(safeText('\u202E=1+1')).toBe("'=1+1");
});

test('no part of a text becomes a formula where another sign separates cells', () => {
  expect(safeText('x;=1+1;y')).toBe("x;'=1+1;y");
  expect(safeText('=1+1; -2;@a')).toBe("'=1+1;' -2;'@a");
  expect(safeText('x,=1+1', /(,)/)).toBe("x,'=1+1");
  expect(safeText('x,=1+1')).toBe('x,=1+1');
  expect(safeText('Mei; +61 400 555 666')).toBe('Mei; +61 400 555 666');
});

import { safeText } from './safe-text.ts';

test('a spreadsheet cell has no characters that change the text direction', () => {
  expect(safeText('Hall \u202Efdp.\u202C\u200F2\u2066\u061C')).toBe('Hall fdp.2');
  expect(safeText('\u202E=1+1')).toBe("'=1+1");
});

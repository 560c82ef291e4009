import { rowsOfTsv, tickOf, tsvOf } from './tsv.ts';

test.each([
  ['one', [['one']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a\n\nb', [['a'], [''], ['b']]],
  ['a\t\tb', [['a', '', 'b']]],
  ['"two\nlines"\t"a ""quote"""', [['two\nlines', 'a "quote"']]],
  ['5" lens\tb', [['5" lens', 'b']]],
  ['"open\tb', [['"open', 'b']]],
])('parses %j as cells of a spreadsheet', (text, rows) => {
  expect(rowsOfTsv(text)).toEqual(rows);
});

test('copied text is read back unchanged', () => {
  const rows = [
    ['a', 'two\nlines', ''],
    ['a "quote"', 'tab\there', 'plain'],
  ];
  expect(rowsOfTsv(tsvOf(rows))).toEqual(rows);
});

test.each([
  ['Yes', true],
  ['TRUE', true],
  [' x ', true],
  ['1', true],
  ['no', false],
  ['false', false],
  ['0', false],
  ['', false],
  ['maybe', undefined],
])('%j ticks a checkbox: %s', (text, tick) => {
  expect(tickOf(text)).toBe(tick);
});

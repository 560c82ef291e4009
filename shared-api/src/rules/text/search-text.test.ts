import { containsWords } from './search-text.ts';

test.each([
  ['Jürgen Müller', 'mueller'],
  ['Jürgen Müller', 'muller jürgen'],
  ['Anna Mueller', 'MÜLLER'],
  ['Sean O’Brien', 'obrien'],
  ['Sean OBrien', "o'brien"],
  ['Łódź Weiß', 'lodz weiss'],
  ['Søren', 'soeren'],
  ['Europe/Zurich', 'zürich'],
  ['Anne\u2010Marie', 'anne-marie'],
])('%s has the words of %s', (text, words) => {
  expect(containsWords(text, words)).toBe(true);
});

test.each([
  ['Samul', 'samuel'],
  ['Müller', 'meier'],
  ['Müller', 'müller jürgen'],
])('%s lacks words of %s', (text, words) => {
  expect(containsWords(text, words)).toBe(false);
});

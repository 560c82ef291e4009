import { matchesOf } from './matches.ts';

const choices = Array.from({ length: 1000 }, (_, index) => ({
  value: String(index),
  label: index === 777 ? 'Zoë Märsh' : `Person ${index}`,
  details: index === 777 ? 'Hobart' : 'Sydney',
}));

test('finds a name among a thousand without its accents and in any word order', () => {
  expect(matchesOf(choices, 'marsh ZOE').map(({ value }) => value)).toEqual(['777']);
  expect(matchesOf(choices, 'hobart').map(({ value }) => value)).toEqual(['777']);
});

test('shows a limited number of matches at once', () => {
  expect(matchesOf(choices, '')).toHaveLength(50);
  expect(matchesOf(choices, 'nobody')).toEqual([]);
});

import { matchesOf } from './matches.ts';

const choices = Array.from({ length: 1000 }, (_, index) => ({
  value: String(index),
  label: index === 777 ? 'Zoë Märsh' : `Person ${index}`,
  details: index === 777 ? 'Hobart' : 'Sydney',
}));

test('a name is found among a thousand without its accents, in any order of words', () => {
  expect(matchesOf(choices, 'marsh ZOE').map(({ value }) => value)).toEqual(['777']);
  expect(matchesOf(choices, 'hobart').map(({ value }) => value)).toEqual(['777']);
});

test('no more are shown at once than a list can bear', () => {
  expect(matchesOf(choices, '')).toHaveLength(50);
  expect(matchesOf(choices, 'nobody')).toEqual([]);
});

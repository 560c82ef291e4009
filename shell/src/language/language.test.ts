import { chosenLocale } from './language.ts';

const { jest } = import.meta;

const offers = ['en-AU', 'de'];

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'de-DE', 'en-GB'], 'de'],
  [['en-US', 'de'], 'en-AU'],
  [['fr'], 'en-AU'],
])('a browser that prefers %s gets the language that the deployment offers: %s', (wanted, gets) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  expect(chosenLocale(null, offers)).toBe(gets);
});

test('a language chosen before stays, unless it is offered no more', () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
  expect(chosenLocale('en-AU', offers)).toBe('en-AU');
  expect(chosenLocale('fr', offers)).toBe('de');
});

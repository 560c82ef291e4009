import { phoneLink } from './phone.ts';
import { readPhone, shownPhone, storedPhone } from './phone-number.ts';

const sydney = 'Australia/Sydney';
const one = { problem: 'Enter one phone number only.' };
const digits = { problem: 'Enter the number in digits. Write an extension as “ext. 12”.' };
const country = { problem: 'Begin with + and the country code, such as +61.' };
const incomplete = { problem: 'This is not a complete phone number. Check its digits.' };

test.each([
  ['+61 2 9555 0100', sydney, '+61 2 9555 0100'],
  ['(02) 9555-0100', sydney, '+61 2 9555 0100'],
  ['0412 345 678', 'Australia/Perth', '+61 412 345 678'],
  ['212 555 0142', 'America/New_York', '+1 212 555 0142'],
  ['030/901820', 'Europe/Berlin', '+49 30 901820'],
  ['098765 43210', 'Asia/Kolkata', '+91 98765 43210'],
  ['+1 (555) 010-0199 ext. 12', sydney, '+1 555 010 0199 ext. 12'],
  ['+1 555 010 0199 x12', sydney, '+1 555 010 0199 ext. 12'],
  ['+49 (0)30 901820', sydney, '+49 30 901820'],
  ['+39 06 12345678', sydney, '+39 06 1234 5678'],
  ['0011 49 30 901820', sydney, '+49 30 901820'],
  ['Tel.: +65 8123 4567', sydney, '+65 8123 4567'],
  ['\u200e+٦١ ٤١٢ ٣٤٥ ٦٧٨', sydney, '+61 412 345 678'],
  ['＋６１ ４１２ ３４５ ６７８', sydney, '+61 412 345 678'],
  ['+६१ ४१२ ३४५ ६७८', sydney, '+61 412 345 678'],
])('%s in %s is %s', (typed, zone, shown) => {
  expect(readPhone(typed, zone)).toEqual({ shown });
  expect(readPhone(shown, 'UTC')).toEqual({ shown });
  const stored = storedPhone(shown);
  expect(stored).toMatch(/^\+\d+(;ext=\d+)?$/);
  expect(shownPhone(stored)).toBe(shown);
});

test.each([
  ['02 9555 0100 / 0412 345 678', one],
  ['02 9555 0100 / 01', one],
  ['+61 2 9555 0100, 95550200', one],
  ['+61 2 9555 0100; 0412 345 678', one],
  ['02 9555 0100 0412 345 678', one],
  ['02 9555 0100 or 0412 345 678', digits],
  ['555-FILM', digits],
  ['+61 2 9555 0100 +61 412 345 678', incomplete],
  ['٠٥٠١٢٣٤٥٦٧', country],
  ['0049 30 901820', country],
  ['+61 2 955', incomplete],
  ['-', incomplete],
])('%s is not one number', (typed, problem) => {
  expect(readPhone(typed, sydney)).toEqual(problem);
});

test('a national number without a country asks for the country code', () => {
  expect(readPhone('0412 345 678', 'UTC')).toEqual(country);
});

test('a text that is no number is stored as it is', () => {
  expect(storedPhone('1')).toBe('1');
  expect(shownPhone('')).toBe('');
});

test('the link of a number does not dial its extension as digits of it', () => {
  expect(phoneLink('+1 555 010 0199 ext. 12')).toBe('tel:+15550100199;ext=12');
  expect(phoneLink('+61 2 9555 0100')).toBe('tel:+61295550100');
});

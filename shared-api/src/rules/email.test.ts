import { isEmail } from './email.ts';

test.each(['ana@client.test', 'ana.b+c@mail.client.test', "o'neil@client.co"])(
  'accepts %j as a mail address',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'ana',
  'a@b',
  '@client.test',
  'ana@',
  'ana@.test',
  'ana@client.',
  'a b@client.test',
  'a@b@c.test',
])('refuses %j as a mail address', (text) => {
  expect(isEmail(text)).toBe(false);
});

import { emailRule, isEmail, keptEmail } from './email.ts';

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

test.each([
  [' Ana@Client.TEST ', 'ana@client.test'],
  ['joerg@müller.example', 'joerg@xn--mller-kva.example'],
  ['JOERG@MU\u0308LLER.example', 'joerg@xn--mller-kva.example'],
  ['joerg@xn--mller-kva.example', 'joerg@xn--mller-kva.example'],
  ['\u200bjo1@exam\u00adple.com\ufeff', 'jo1@example.com'],
  ['jo@例え。テスト', 'jo@xn--r8jz45g.xn--zckzah'],
])('%j is kept as %s', (typed, kept) => {
  expect(keptEmail(typed)).toBe(kept);
  expect(emailRule().validateSync(typed)).toBe(kept);
});

test.each([
  'jörg@client.test',
  'jo@müller.example/x',
  'jo@müller.example:80',
  'a@b@müller.example',
])('refuses %j', (typed) => {
  expect(emailRule().isValidSync(typed)).toBe(false);
});

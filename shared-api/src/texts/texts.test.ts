import { render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { rich } from './rich.ts';
import { currentLocale, speak, t, translated } from './texts.ts';

afterEach(() => speak('en-AU'));

const left =
  '{count, plural, one {# shoot of {client}} other {# shoots of {client}}} left, {name}.';

it.each([
  [1, '1 shoot of Acme left, Jo.'],
  [0, '0 shoots of Acme left, Jo.'],
  [12, '12 shoots of Acme left, Jo.'],
])('chooses the English form for %s', (count, text) => {
  expect(t(left, { count, client: 'Acme', name: 'Jo' })).toBe(text);
});

it('keeps braces, dollars and apostrophes of values as they are', () => {
  expect(t("'{title}' isn't there.", { title: "{x} $& O'Neil" })).toBe(
    "'{x} $& O'Neil' isn't there.",
  );
});

it('speaks another language, and English where that lacks a text', () => {
  speak('de', (message) => (message === 'Refresh' ? 'Aktualisieren' : undefined));
  expect([t('Refresh'), t('Retry'), translated('Refresh')]).toEqual([
    'Aktualisieren',
    'Retry',
    'Aktualisieren',
  ]);
  expect(currentLocale()).toBe('de');
});

it('puts elements where the language wants them', () => {
  const show = () => {
    const link = createElement('a', { href: '/terms' }, 'terms');
    return render(rich('Read {terms} first, {name}.', { terms: link, name: 'Jo' })).container;
  };
  expect(show().textContent).toBe('Read terms first, Jo.');
  speak('de', (_message, { name, terms }) => `${name}, erst ${terms} lesen.`);
  const german = show();
  expect(german.textContent).toBe('Jo, erst terms lesen.');
  expect(screen.getAllByRole('link', { name: 'terms' })).toHaveLength(2);
});

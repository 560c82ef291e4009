import { buildUser } from '../testing/index.ts';
import { sessionStore } from '../session/session.ts';
import { keptColumns } from './kept-columns.ts';

const columns = [
  { id: 'title', width: 320 },
  { id: 'region', is_hidden: true },
];

beforeEach(() => {
  localStorage.clear();
  sessionStore.getState().start(buildUser());
});

test('a table has the columns that the user last had in this browser', () => {
  expect(keptColumns('bookings').read()).toBeNull();
  keptColumns('bookings').keep(columns);
  expect(keptColumns('bookings').read()).toEqual(columns);
  keptColumns('bookings').keep(null);
  expect(keptColumns('bookings').read()).toBeNull();
});

test('another user has their own', () => {
  keptColumns('bookings').keep(columns);
  sessionStore.getState().start(buildUser());
  expect(keptColumns('bookings').read()).toBeNull();
});

test.each(['{', '"title"', '[null]', '[{"width":3}]'])('%s is not read as columns', (text) => {
  keptColumns('bookings').keep(columns);
  const [key = ''] = Object.keys(localStorage).filter((name) => name.includes('columns'));
  localStorage.setItem(key, text);
  expect(keptColumns('bookings').read()).toBeNull();
});

import { waitFor } from '@testing-library/react';
import { buildUser } from '../testing/index.ts';
import { unsavedForms } from './unsaved-forms.ts';
import { keptInput } from './kept-input.ts';
import { followOtherTabs } from './other-tabs.ts';
import { sessionStore } from './session.ts';
import { signOut, signOutRefused } from '../sign-in/sign-in.ts';

const { jest } = import.meta;
const maya = buildUser();
const theo = buildUser();
const day = 86_400_000;

const signIn = (user: typeof maya) => sessionStore.getState().start(user);
const type = (title: string, id = 'a', name = 'booking new') =>
  unsavedForms.keep(name, id, { values: { title }, version: null });
const titles = (name = 'booking new') => unsavedForms.list(name).map(({ values }) => values);

beforeEach(() => {
  localStorage.clear();
  signIn(maya);
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
});
afterEach(() => jest.restoreAllMocks());

function at(time: number) {
  jest.spyOn(Date, 'now').mockReturnValue(time);
}

test('a draft is restored as typed, with its age and version', () => {
  at(5000);
  const base = { title: 'Town hall' };
  unsavedForms.keep('booking 1', 'a', { values: { title: 'Town hall 2' }, version: 3, base });
  expect(unsavedForms.list('booking 1')).toEqual([
    { id: 'a', values: { title: 'Town hall 2' }, version: 3, base, savedAt: 5000, hadFile: false },
  ]);
});

test('tabs with the same form keep their own drafts, newest first, apart from other forms', () => {
  at(1000);
  type('Interview', 'a');
  at(2000);
  type('Town hall', 'b');
  type('Elsewhere', 'c', 'booking new.er');
  expect(titles()).toEqual([{ title: 'Town hall' }, { title: 'Interview' }]);

  at(3000);
  type('Interview, longer', 'a');
  expect(titles()).toEqual([{ title: 'Interview, longer' }, { title: 'Town hall' }]);
  unsavedForms.forget('booking new', 'a');
  expect(titles()).toEqual([{ title: 'Town hall' }]);
});

test('a file is not kept, and the draft mentions that there was one', () => {
  const values = { title: 'Town hall', file: new File(['x'], 'plan.pdf') };
  unsavedForms.keep('booking new', 'a', { values, version: null });
  expect(unsavedForms.list('booking new')).toMatchObject([
    { values: { title: 'Town hall' }, hadFile: true },
  ]);
});

test("a draft is only for its user, and a sign-out forgets only that user's drafts", () => {
  type('Mine');
  signIn(theo);
  expect(titles()).toEqual([]);
  type('Theirs');
  signOut();
  signIn(theo);
  expect(titles()).toEqual([]);
  signIn(maya);
  expect(titles()).toEqual([{ title: 'Mine' }]);
});

test.each([
  ['expired', () => sessionStore.getState().expire(maya.auth_token)],
  ['refused', signOutRefused],
])('input typed before a session was %s is back after the next sign-in', (_reason, end) => {
  type('Town');
  end();
  expect(titles()).toEqual([]);
  type('Town hall');
  signIn(maya);
  expect(titles()).toEqual([{ title: 'Town hall' }]);
});

test('nothing is kept after a sign-out', () => {
  signOut();
  type('Town hall');
  signIn(maya);
  expect(titles()).toEqual([]);
});

test('a sign-out in another tab forgets what this tab kept meanwhile', async () => {
  const stopFollowing = followOtherTabs();
  type('Town hall');
  const session = JSON.stringify({ state: { user: null, reason: 'left' }, version: 1 });
  localStorage.setItem('shootline.auth', session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'shootline.auth', newValue: session }));
  await waitFor(() => expect(sessionStore.getState().reason).toBe('left'));
  stopFollowing();
  signIn(maya);
  expect(titles()).toEqual([]);
});

test('drafts older than 30 days and unreadable ones are dropped', () => {
  const now = 100 * day;
  at(now - 31 * day);
  type('Old', 'a', 'booking 1');
  at(now - 29 * day);
  type('Recent', 'b');
  const unreadable = `shootline.kept.${maya.uuid}.booking new.c`;
  localStorage.setItem(unreadable, '{"title"');
  localStorage.setItem(`${unreadable}d`, '{"title":"Other"}');
  at(now);
  expect(titles()).toEqual([{ title: 'Recent' }]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('shootline.kept.'))).toEqual([
    `shootline.kept.${maya.uuid}.booking new.b`,
  ]);
});

test('a full storage keeps the draft for as long as the page is open', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No.', 'QuotaExceededError');
  });
  type('Town hall');
  expect(titles()).toEqual([{ title: 'Town hall' }]);
  keptInput.forgetAll();
  expect(titles()).toEqual([]);
});

import { waitFor } from '@testing-library/react';
import { buildUser, mockApi, mockServer } from '../testing/index.ts';
import { keptInput } from './kept-input.ts';
import { followOtherTabs } from './other-tabs.ts';
import { sessionStore } from './session.ts';
import { signOut } from '../sign-in/sign-in.ts';

const server = mockServer();
const key = 'shootline.auth';
let stopFollowing: () => void;

beforeEach(() => {
  stopFollowing = followOtherTabs();
});
afterEach(() => stopFollowing());

function otherTabWrites(value: string | null) {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: value }));
}

test('only the signed-in user outlives a reload', () => {
  const user = buildUser();
  sessionStore.getState().start(user);
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  expect(kept.state).toEqual({ user });
});

test('signing out in one tab signs out the others', async () => {
  sessionStore.getState().start(buildUser());
  otherTabWrites(JSON.stringify({ state: { user: null }, version: 1 }));
  await waitFor(() => expect(sessionStore.getState().user).toBeNull());
  expect(sessionStore.getState().reason).toBe('left');
});

test('a sign-out in one tab forgets input in the others, an ended session does not', async () => {
  const user = buildUser();
  sessionStore.getState().start(user);
  keptInput.keep('brief', { title: 'Town hall' });
  otherTabWrites(JSON.stringify({ state: { user: null, reason: 'expired' }, version: 1 }));
  await waitFor(() => expect(sessionStore.getState().reason).toBe('expired'));
  sessionStore.getState().start(user);
  expect(keptInput.read('brief')).toEqual({ title: 'Town hall' });

  otherTabWrites(JSON.stringify({ state: { user: null, reason: 'left' }, version: 1 }));
  await waitFor(() => expect(sessionStore.getState().reason).toBe('left'));
  sessionStore.getState().start(user);
  expect(keptInput.read('brief')).toBeUndefined();
});

test('a tab that slept during a sign-out elsewhere forgets what was typed when it wakes', () => {
  const user = buildUser();
  sessionStore.getState().start(user);
  keptInput.keep('brief', { title: 'Town hall' });
  sessionStore.setState({ user: null, reason: 'left' });
  stopFollowing();
  stopFollowing = followOtherTabs();
  sessionStore.getState().start(user);
  expect(keptInput.read('brief')).toBeUndefined();
});

test('a cleared storage signs out as well', async () => {
  sessionStore.getState().start(buildUser());
  otherTabWrites(null);
  await waitFor(() => expect(sessionStore.getState().user).toBeNull());
});

test('signing in in another tab signs in this one too', async () => {
  sessionStore.setState({ user: null });
  const user = buildUser();
  otherTabWrites(JSON.stringify({ state: { user }, version: 1 }));
  await waitFor(() => expect(sessionStore.getState().user).toEqual(user));
});

test.each([
  ['signs out', () => signOut()],
  ['signs out in another tab', () => otherTabWrites('{"state":{"user":null,"reason":"left"}}')],
  ['is gone with the storage', () => otherTabWrites(null)],
  ['is replaced by another user', () => sessionStore.getState().start(buildUser())],
])('forgets the pages of a user who %s', async (_how, leave) => {
  server.use(mockApi.post('/auth/logout', () => undefined));
  const user = buildUser();
  sessionStore.getState().start(user);
  const visits = `shootline.visits.${user.uuid}`;
  localStorage.setItem(visits, '[{"path":"/","title":"Gala"}]');
  sessionStore.getState().expire(user.auth_token);
  sessionStore.getState().start(user);
  expect(localStorage.getItem(visits)).toContain('Gala');
  leave();
  await waitFor(() => expect(localStorage.getItem(visits)).toBeNull());
});

test('a late refusal of an older token leaves the newer session open', () => {
  sessionStore.getState().start({ ...buildUser(), auth_token: 'newer' });
  sessionStore.getState().expire('older');
  expect(sessionStore.getState().user?.auth_token).toBe('newer');
});

import { buildUser } from '../testing/index.ts';
import { lastingStorage, storageRefusal, tabStorage } from './browser-storage.ts';
import { keptInput } from '../session/kept-input.ts';
import { sessionStore } from '../session/session.ts';

const { jest } = import.meta;

function refuse(method: 'getItem' | 'setItem' | 'removeItem', name: string) {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('No.', name);
  });
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  storageRefusal.setState({ isRefused: false, isRead: false });
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

test('with blocked storage users can sign in and type while the page is open', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    refuse(method, 'SecurityError');
  }
  const user = buildUser();
  sessionStore.getState().start(user);
  keptInput.keep('brief', { title: 'Town hall' });
  expect(sessionStore.getState().user).toEqual(user);
  expect(keptInput.read('brief')).toEqual({ title: 'Town hall' });
  expect(storageRefusal.getState().isRefused).toBe(true);

  keptInput.forgetAll();
  expect(keptInput.read('brief')).toBeUndefined();
});

test('an older text does not return after a reload when a newer one did not fit', () => {
  tabStorage.setItem('note', 'older');
  refuse('setItem', 'QuotaExceededError');
  tabStorage.setItem('note', 'newer');
  expect(tabStorage.getItem('note')).toBe('newer');
  expect(sessionStorage.getItem('note')).toBeNull();
  jest.restoreAllMocks();
  tabStorage.setItem('note', 'newest');
  expect(sessionStorage.getItem('note')).toBe('newest');
});

test('uses working storage and shows no notice', () => {
  lastingStorage.setItem('note', 'kept');
  expect(localStorage.getItem('note')).toBe('kept');
  expect(lastingStorage.keys()).toContain('note');
  lastingStorage.removeItem('note');
  expect(lastingStorage.getItem('note')).toBeNull();
  expect(storageRefusal.getState().isRefused).toBe(false);
});

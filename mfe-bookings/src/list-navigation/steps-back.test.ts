import { historyStepsTo } from './steps-back.ts';

const list = { search: '?view=all', index: 2 };
const urlOf = (path: string) => ({ url: window.location.origin + path });

/** Puts the tab on history entry `idx`, after the entries `paths`. */
function standOn(idx: number | null, paths?: string[]) {
  window.history.replaceState(idx === null ? null : { idx }, '');
  const navigation = paths && {
    currentEntry: { index: paths.length },
    entries: () => [...paths, '/booking/x'].map(urlOf),
  };
  Object.defineProperty(window, 'navigation', { configurable: true, value: navigation });
}

afterEach(() => {
  window.history.replaceState(null, '');
  Reflect.deleteProperty(window, 'navigation');
});

test.each([
  ['one page behind', 3, ['/login', '/', '/?view=all'], -1],
  ['two pages behind', 4, ['/', '/?view=all', '/drafts'], -2],
  ['one page behind, in a browser that reveals no addresses', 3, undefined, -1],
  ['replaced by another page', 3, ['/login', '/', '/drafts'], null],
  ['replaced by the list with other filters', 3, ['/login', '/', '/?view=past'], null],
  ['ahead, as after Back', 1, undefined, null],
  ['the same entry', 2, undefined, null],
  ['unknown to the router', null, undefined, null],
])('the list is %s', (_case, idx, paths, steps) => {
  standOn(idx, paths);
  expect(historyStepsTo(list)).toBe(steps);
});

test('finds no way back to a list at an unknown place', () => {
  standOn(3);
  expect(historyStepsTo({ ...list, index: -1 })).toBeNull();
});

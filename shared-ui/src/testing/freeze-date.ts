const { jest } = import.meta;

const notFaked = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

/** Fixes the date at `now` in every test of a file; timers run normally. */
export function freezeDate(now: Date): void {
  beforeEach(() => jest.useFakeTimers({ now, doNotFake: [...notFaked] }));
  afterEach(() => jest.useRealTimers());
}

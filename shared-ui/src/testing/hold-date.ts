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

/** Makes it `now` in every test of a file; timers run as ever. */
export function holdDate(now: Date): void {
  beforeEach(() => jest.useFakeTimers({ now, doNotFake: [...notFaked] }));
  afterEach(() => jest.useRealTimers());
}

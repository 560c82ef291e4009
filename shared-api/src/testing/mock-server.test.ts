import { mockServer } from './mock-server.ts';

mockServer();

test('refuses a second server in one file', () => {
  const hooks = { beforeAll, afterEach, afterAll };
  const starts: (() => void)[] = [];
  Object.assign(globalThis, {
    beforeAll: (start: () => void) => starts.push(start),
    afterEach: () => undefined,
    afterAll: () => undefined,
  });
  mockServer();
  Object.assign(globalThis, hooks);
  expect(() => starts[0]?.()).toThrow('A test file has one mockServer(): give it all answers.');
});

import { setApiBase } from '@shootline/shared-api';
import { webAddress } from './web-address.ts';

afterEach(() => {
  setApiBase('/api');
});

test("a path leads to the portal's own origin, wherever the API is", () => {
  setApiBase('https://api.example.test');
  expect(webAddress('/hub/up/1')).toBe(`${window.location.origin}/hub/up/1`);
  expect(webAddress('https://hub.test/up/1')).toBe('https://hub.test/up/1');
});

test.each([null, '', '//hub.test/up', 'javascript:alert(1)'])('%s is not a link', (address) => {
  expect(webAddress(address)).toBeNull();
});

import { hostileAddresses } from '../../testing/hostile-addresses.ts';
import { loginPath, portalPath } from './portal-path.ts';

test.each([
  ['/', '/'],
  ['/booking/1?tab=files#top', '/booking/1?tab=files#top'],
  ['/a/../drafts', '/drafts'],
  ['/login/../drafts', '/drafts'],
  ['/?next=/login', '/?next=/login'],
  ['/booking/login', '/booking/login'],
  ['/logins', '/logins'],
  ['/%zz', '/%zz'],
])('%s leads into the portal', (value, path) => {
  expect(portalPath(value)).toBe(path);
});

test.each([
  null,
  '',
  'drafts',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  '/..//evil.example',
  '/login',
  '/login/',
  '/login//',
  '/login?next=/login',
  '/login#top',
  '/Login',
  '/%6Cogin',
  '/%6c%6F%67%69%6e/',
  '/a/../login',
  '/a/%2e%2e/login',
  '/./login',
  '/sso/hub?token=a.b.c',
  '/sso/hub3/?url=/&token=a.b.c',
  '/SSO/Hub3',
  '/%73so/hub',
])('%j leads nowhere', (value) => {
  expect(portalPath(value)).toBeNull();
});

test.each(hostileAddresses)('%j does not lead to another site', (value) => {
  const here = 'https://portal.example/login';
  const opened = new URL(portalPath(value) ?? '/', here);
  expect([opened.origin, opened.username]).toEqual(['https://portal.example', '']);
});

test('the sign-in remembers the page the visitor wanted', () => {
  expect(loginPath('/booking/1?tab=files')).toBe('/login?next=%2Fbooking%2F1%3Ftab%3Dfiles');
  expect(loginPath('/')).toBe('/login');
});

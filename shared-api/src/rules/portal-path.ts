/**
 * A path of this portal, or null for anything that leads elsewhere: another origin, a scheme, `//`,
 * a backslash (decisions §7.7).
 */
export function portalPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const here = 'https://portal.invalid';
  const url = URL.parse(value, here);
  // Dots are resolved by now: what begins with two slashes only here would leave the portal too.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  return url.pathname + url.search + url.hash;
}

/** Where a signed-out visitor signs in and comes back from (S1 §2). */
export function loginPath(next: string): string {
  return next === '/' ? '/login' : `/login?${new URLSearchParams({ next })}`;
}

const signInPages = ['login', 'sso'];

/** Whether a path leads to a page that ends or begins sessions, however it is spelled. */
function leadsToSignIn(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  try {
    return signInPages.includes(decodeURIComponent(first).toLowerCase());
  } catch {
    // Not an encoding of any of them.
    return false;
  }
}

/**
 * A path of this portal to go on to, or null for anything that leads elsewhere: another origin, a
 * scheme, `//`, a backslash (decisions §7.7), or back to a sign-in, which would end the session.
 */
export function portalPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const here = 'https://portal.invalid';
  const url = URL.parse(value, here);
  // Dots are resolved by now: what begins with two slashes only here would leave the portal too.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  if (leadsToSignIn(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** Where a signed-out visitor signs in and comes back from (S1 §2). */
export function loginPath(next: string): string {
  return next === '/' ? '/login' : `/login?${new URLSearchParams({ next })}`;
}

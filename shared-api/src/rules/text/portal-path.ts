const signInPages = ['login', 'sso'];

/** Whether a path leads to a page that starts or ends sessions, in any spelling. */
function leadsToSignIn(pathname: string): boolean {
  const [, first = ''] = pathname.split('/');
  try {
    return signInPages.includes(decodeURIComponent(first).toLowerCase());
  } catch {
    // A malformed encoding cannot name any of them.
    return false;
  }
}

/**
 * A path within this portal to continue to. Null for anything that leads elsewhere (another origin, a
 * scheme, `//`, a backslash) or back to a sign-in page, which would end the session.
 */
export function portalPath(value: string | null | undefined): string | null {
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return null;
  const here = 'https://portal.invalid';
  const url = URL.parse(value, here);
  // Dots are resolved by now; a path that starts with two slashes only now would leave the portal too.
  if (url?.origin !== here || url.pathname.startsWith('//')) return null;
  if (leadsToSignIn(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page for a signed-out visitor, which returns them to `next` afterwards. */
export function loginPath(next: string): string {
  return next === '/' ? '/login' : `/login?${new URLSearchParams({ next })}`;
}

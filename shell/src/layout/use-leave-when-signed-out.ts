import { useSession } from '@shootline/shared-api';
import { loginPath, type Access } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '@shootline/shared-ui/router';
import { signInFirst } from '../mounting/open-page.ts';

/**
 * Leaves a protected page as soon as nobody is signed in: to the plain sign-in when the user left
 * (here or in another tab), to one that leads back here when the token ended or the user was refused.
 * True while leaving: the page, which needs a user, must not render any more.
 */
export function useLeaveWhenSignedOut(access: Access): boolean {
  const isSignedIn = useSession(({ user }) => user !== null);
  const reason = useSession((session) => session.reason);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mustLeave = !isSignedIn && access !== 'public';

  useEffect(() => {
    if (!mustLeave) return;
    if (reason === 'expired') toast.info(signInFirst);
    const comesBack = reason === 'expired' || reason === 'refused';
    const next = comesBack ? pathname + search : '/';
    void navigate(loginPath(next), { replace: true });
  }, [mustLeave, reason, pathname, search, navigate]);

  return mustLeave;
}

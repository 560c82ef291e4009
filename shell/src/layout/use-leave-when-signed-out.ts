import { errorTexts, useSession } from '@shootline/shared-api';
import { loginPath, type Access } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from '@shootline/shared-ui/router';

/**
 * Leaves a protected page as soon as nobody is signed in: for the plain sign-in if the user signed out here
 * or in another tab, for one that leads back here if a request was refused. True while leaving: the page must
 * not render, since it needs a user.
 */
export function useLeaveWhenSignedOut(access: Access): boolean {
  const isSignedIn = useSession(({ user }) => user !== null);
  const reason = useSession((session) => session.reason);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const mustLeave = !isSignedIn && access !== 'public';

  useEffect(() => {
    if (!mustLeave) return;
    if (reason === 'expired') toast.error(errorTexts.NotAuthenticated);
    const comesBack = reason === 'expired' || reason === 'refused';
    const next = comesBack ? pathname + search : '/';
    void navigate(loginPath(next), { replace: true });
  }, [mustLeave, reason, pathname, search, navigate]);

  return mustLeave;
}

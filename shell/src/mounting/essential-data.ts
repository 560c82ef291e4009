import { ApiError, referenceQueries, sessionStore, signOutRefused, t } from '@shootline/shared-api';
import { loginPath } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { redirect } from '@shootline/shared-ui/router';
import type { Services } from '../registry/services.ts';

const refused = t('Sorry, essential application data failed to load. Please sign in to try again.');

/** The data that every page needs could not be loaded; trying again may help. */
export class EssentialDataError extends Error {
  override readonly name = 'EssentialDataError';
}

const isRefusal = (error: unknown) =>
  error instanceof ApiError && (error.status === 401 || error.status === 403);

/**
 * Loads the data that every page needs, once a visit. Null if it is loaded or nobody is signed in. If the
 * server refuses it, signs the user out and redirects to the sign-in, which leads back to this address.
 * Throws `EssentialDataError` if trying again may help.
 */
export async function loadEssentialData(
  { queryClient }: Services,
  { pathname, search }: URL,
): Promise<Response | null> {
  if (!sessionStore.getState().user) return null;
  try {
    await queryClient.ensureQueryData(referenceQueries.all());
    return null;
  } catch (error) {
    const { user, reason } = sessionStore.getState();
    if (!user && reason === 'left') return redirect('/login');
    if (error instanceof ApiError && error.type === 'SecondFactorDue') {
      return redirect(`/second-factor?next=${encodeURIComponent(pathname + search)}`);
    }
    if (user && !isRefusal(error)) throw new EssentialDataError(undefined, { cause: error });
    console.error('The server refused essential data.', error);
    signOutRefused();
    toast.error(refused);
    return redirect(loginPath(pathname + search));
  }
}

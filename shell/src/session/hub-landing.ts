import {
  tabStorage,
  errorMessage,
  sessionStore,
  signInFromHub,
  type SignedInUser,
} from '@shootline/shared-api';
import { loginPath, portalPath } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { replace } from '@shootline/shared-ui/router';
import { hubStateKey } from './hub-state.ts';

/** The parameters of a link from the hub: a sign-on token and a page of the portal. */
export function readHubLink(search: URLSearchParams): { token: string; path: string } {
  return { token: search.get('token') ?? '', path: portalPath(search.get('url')) ?? '/' };
}

/**
 * The single sign-on landing: signs in with the hub's token and redirects to `url`, or to the sign-in, which
 * then leads there. Runs before any page is rendered, since a token works only once. A link that this tab has
 * not requested may be somebody else's, so it does not sign in: it returns the signed-in user or null, for
 * the page that asks first.
 */
export async function enterFromHub({
  request,
}: {
  request: Request;
}): Promise<Response | SignedInUser | null> {
  const search = new URL(request.url).searchParams;
  const { token, path } = readHubLink(search);
  const { user } = sessionStore.getState();
  if (token === '') return replace(user ? path : loginPath(path));
  const state = tabStorage.getItem(hubStateKey);
  tabStorage.removeItem(hubStateKey);
  if (!state || state !== search.get('state')) return user;
  try {
    await signInFromHub(token);
    return replace(path);
  } catch (error) {
    toast.error(errorMessage(error));
    return replace(loginPath(path));
  }
}

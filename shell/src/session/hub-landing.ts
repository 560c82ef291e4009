import {
  errorMessage,
  sessionStore,
  signInFromHub,
  type SignedInUser,
} from '@shootline/shared-api';
import { loginPath, portalPath } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { replace } from '@shootline/shared-ui/router';

/** The parameters of a link from the hub: a sign-on token and a page of the portal. */
export function readHubLink(search: URLSearchParams): { token: string; path: string } {
  return { token: search.get('token') ?? '', path: portalPath(search.get('url')) ?? '/' };
}

/**
 * The single sign-on landing (S2 §2): signs in with the hub's token and redirects to `url`, or to the
 * sign-in, which then leads there. Runs before any page is rendered, since a token works only once.
 * Returns the user who is already signed in, for the page that asks whether to replace them.
 */
export async function enterFromHub({
  request,
}: {
  request: Request;
}): Promise<Response | SignedInUser> {
  const { token, path } = readHubLink(new URL(request.url).searchParams);
  const { user } = sessionStore.getState();
  if (user) return token === '' ? replace(path) : user;
  try {
    await signInFromHub(token);
    return replace(path);
  } catch (error) {
    toast.error(errorMessage(error));
    return replace(loginPath(path));
  }
}

import {
  errorMessage,
  sessionStore,
  signInFromHub,
  type SignedInUser,
} from '@shootline/shared-api';
import { loginPath, portalPath } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { replace } from '@shootline/shared-ui/router';

/** What a link of the hub asks for: a sign-in with its token, and a page of the portal. */
export function readHubLink(search: URLSearchParams): { token: string; path: string } {
  return { token: search.get('token') ?? '', path: portalPath(search.get('url')) ?? '/' };
}

/**
 * The single sign-on landing (S2 §2): signs in with the hub's token and leads on to `url`, or to the
 * sign-in, which then leads there. Before any page is rendered, since a token is good only once.
 * Returns who is signed in already, for the page that asks whether the link shall replace them.
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

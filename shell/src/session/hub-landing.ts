import { errorMessage, signInFromHub } from '@shootline/shared-api';
import { loginPath, portalPath } from '@shootline/shared-api/portal';
import { toast } from '@shootline/shared-ui';
import { replace } from '@shootline/shared-ui/router';

/**
 * The single sign-on landing (S2 §2): signs in with the hub's token and leads on to `url`, or to the
 * sign-in, which then leads there. Before any page is rendered, since a token is good only once.
 */
export async function enterFromHub({ request }: { request: Request }): Promise<Response> {
  const search = new URL(request.url).searchParams;
  const path = portalPath(search.get('url')) ?? '/';
  try {
    await signInFromHub(search.get('token') ?? '');
    return replace(path);
  } catch (error) {
    toast.error(errorMessage(error));
    return replace(loginPath(path));
  }
}

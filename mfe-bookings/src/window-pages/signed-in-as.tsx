import { useCurrentUser } from '@shootline/shared-api';
import { loginPath } from '@shootline/shared-api/portal';
import { RouterLink, Text } from '@shootline/shared-ui';
import { useLocation } from '@shootline/shared-ui/router';

/** Who the page is shown to, as a mail may have been for another account of theirs. */
export function SignedInAs() {
  const { email } = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      You are signed in as {email}.{' '}
      <RouterLink variant="underline" to={loginPath(pathname)}>
        Sign in with another account
      </RouterLink>
    </Text>
  );
}

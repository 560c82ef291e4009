import { useCurrentUser, t, rich } from '@shootline/shared-api';
import { loginPath } from '@shootline/shared-api/portal';
import { RouterLink, Text } from '@shootline/shared-ui';
import { useLocation } from '@shootline/shared-ui/router';

/** Names the signed-in account, since the mail may have been sent to another one. */
export function SignedInAs() {
  const { email } = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      {rich('You are signed in as {email}. {link}', {
        email,
        link: (
          <RouterLink variant="underline" to={loginPath(pathname)}>
            {t('Sign in with another account')}
          </RouterLink>
        ),
      })}
    </Text>
  );
}

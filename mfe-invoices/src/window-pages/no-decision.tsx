import { useCurrentUser } from '@shootline/shared-api';
import { loginPath } from '@shootline/shared-api/portal';
import { ButtonLink, Flex, NoticeBanner, RouterLink, Stack, Text } from '@shootline/shared-ui';
import { useLocation } from '@shootline/shared-ui/router';

/** Why there is nothing to decide, and as whom, since the mail may have been sent to another account. */
export function NoDecision({ reason }: { reason: string }) {
  const { email } = useCurrentUser();
  const { pathname } = useLocation();
  return (
    <Stack gap="5">
      <NoticeBanner tone="warning">{reason}</NoticeBanner>
      <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        You are signed in as {email}.{' '}
        <RouterLink variant="underline" to={loginPath(pathname)}>
          Sign in with another account
        </RouterLink>
      </Text>
      <Flex justify="flex-end">
        <ButtonLink to="/finance-dashboard" variant="outline" colorPalette="gray">
          My Invoices
        </ButtonLink>
      </Flex>
    </Stack>
  );
}

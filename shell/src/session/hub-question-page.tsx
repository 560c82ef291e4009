import { errorMessage, signInFromHub, type SignedInUser, t, rich } from '@shootline/shared-api';
import { loginPath } from '@shootline/shared-api/portal';
import {
  BrandLogo,
  Button,
  CenteredPanelLayout,
  Spinner,
  Stack,
  Text,
  toast,
} from '@shootline/shared-ui';
import { useLoaderData, useNavigate, useSearchParams } from '@shootline/shared-ui/router';
import { useState } from 'react';
import { readHubLink } from './hub-landing.ts';

/** Asks whether to sign in with a link from the hub that this tab has not requested. */
export function HubQuestionPage() {
  const user = useLoaderData<SignedInUser | null>();
  const [search] = useSearchParams();
  const { token, path } = readHubLink(search);
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  const leave = (to = path) => navigate(to, { replace: true });
  const enter = async () => {
    setIsBusy(true);
    try {
      await signInFromHub(token);
      toast.dismiss();
      await leave();
    } catch (error) {
      toast.error(errorMessage(error));
      setIsBusy(false);
    }
  };

  return (
    <CenteredPanelLayout logo={<BrandLogo height={36} />} title={t('Sign in with this link?')}>
      <Stack gap="4" overflowWrap="anywhere">
        {user ? (
          <Text>
            {rich(
              'You are signed in as {name} ({email}). Continue to sign out and sign in with the link instead.',
              { name: <strong>{user.full_name}</strong>, email: user.email },
            )}
          </Text>
        ) : (
          <Text>
            {t(
              'This link signs you in as the user for whom the hub made it. The header of the portal then shows who that is.',
            )}
          </Text>
        )}
        <Text color="fg.muted">
          {user
            ? t('If you did not ask for this link, please stay signed in.')
            : t('If you did not ask for this link, please do not continue.')}
        </Text>
      </Stack>
      <Stack gap="3" mt="8">
        <Button
          aria-disabled={isBusy || undefined}
          onClick={() => {
            if (!isBusy) void enter();
          }}
        >
          {isBusy && <Spinner size="sm" />}
          {isBusy ? t('Signing In...') : t('Continue')}
        </Button>
        <Button
          variant="outline"
          height="auto"
          minH="10"
          py="2"
          whiteSpace="normal"
          disabled={isBusy}
          onClick={() => void leave(user ? path : loginPath(path))}
        >
          {user ? t('Stay Signed In as {name}', { name: user.full_name }) : t('Go to Sign In')}
        </Button>
      </Stack>
    </CenteredPanelLayout>
  );
}

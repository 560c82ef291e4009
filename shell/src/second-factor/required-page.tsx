import { errorMessage, lazyModule, signOut, useSession, t } from '@shootline/shared-api';
import { loginPath, portalPath } from '@shootline/shared-api/portal';
import {
  BrandLogo,
  Button,
  CenteredPanelLayout,
  ErrorState,
  LazyDialog,
  LoadingScreen,
  Text,
} from '@shootline/shared-ui';
import { useNavigate, useSearchParams } from '@shootline/shared-ui/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useCanUsePasskeys } from '../identity/use-can-use-passkeys.ts';
import { secondFactorQueries } from './second-factor.queries.ts';
import { SetupSteps } from './setup-steps.tsx';

const dialogs = lazyModule(
  () => import(/* webpackChunkName: "passkeys" */ '../passkeys/passkey-dialogs.tsx'),
);

/** The page of users who must set up a second factor before anything else; then it leads to `next`. */
export function RequiredPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const next = portalPath(search.get('next')) ?? '/';
  const isSignedIn = useSession(({ user }) => user !== null);
  const query = useQuery({ ...secondFactorQueries.detail(), enabled: isSignedIn });
  const { data: factor, error, refetch } = query;
  const canUsePasskeys = useCanUsePasskeys();
  const [isAdding, setIsAdding] = useState(false);
  const stop = () => setIsAdding(false);
  const isDue = factor?.is_required === true && factor.enabled === null && !factor.has_passkey;
  useEffect(() => {
    if (!isSignedIn) void navigate(loginPath(next), { replace: true });
    // Loads everything again that was refused before.
    else if (factor && !isDue) window.location.replace(next);
  }, [isSignedIn, factor, isDue, navigate, next]);

  if (!isDue && !error) return <LoadingScreen />;
  return (
    <CenteredPanelLayout logo={<BrandLogo height={36} />} title={t('Set Up Second Factor')}>
      {error ? (
        <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Text mb="4">
            {t('Your workspace requires a second factor of you before you go on.')}
          </Text>
          <SetupSteps onDone={() => {}} onCancel={signOut} cancel={t('Sign Out')} />
          {canUsePasskeys && (
            <Button variant="ghost" size="sm" mt="4" onClick={() => setIsAdding(true)}>
              {t('Use a Passkey Instead')}
            </Button>
          )}
          {isAdding && (
            <LazyDialog of={dialogs} onClose={stop}>
              {({ AddPasskeyDialog }) => <AddPasskeyDialog onClose={stop} />}
            </LazyDialog>
          )}
        </>
      )}
    </CenteredPanelLayout>
  );
}

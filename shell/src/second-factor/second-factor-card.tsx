import { lazyModule, useCurrentUser, t, rich } from '@shootline/shared-api';
import type { SecondFactor } from '@shootline/shared-api/contract';
import { Button, Flex, LazyDialog, Text, TimeText } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NotLoaded } from '../own-pages/not-loaded.tsx';
import type { SecondFactorDialogKind } from './account-dialogs.tsx';
import { secondFactorQueries } from './second-factor.queries.ts';

const dialogs = lazyModule(
  () => import(/* webpackChunkName: "second-factor" */ './account-dialogs.tsx'),
);

const title = t('Second Factor');

interface ContentProps {
  factor: SecondFactor;
  onOpen: (kind: SecondFactorDialogKind) => void;
}

function Content({ factor, onOpen }: ContentProps) {
  const { timezone } = useCurrentUser();
  const { enabled, recovery_codes_left: left, is_required: isRequired, has_passkey } = factor;
  const button = (kind: SecondFactorDialogKind, label: string) => (
    <Button variant="outline" size="sm" onClick={() => onOpen(kind)}>
      {label}
    </Button>
  );
  if (enabled === null) {
    return (
      <>
        <Text fontSize="sm" color="fg.muted" mb="4">
          {t(
            'Sign in with your password and a code of an app, so that a stolen password is not enough.',
          )}
        </Text>
        {button('setUp', t('Turn On'))}
      </>
    );
  }
  return (
    <>
      <Text fontSize="sm">
        {rich(
          'On since {when}. {count, plural, one {One recovery code is left.} other {# recovery codes are left.}}',
          { when: <TimeText iso={enabled} zone={timezone} />, count: left },
        )}
      </Text>
      <Text fontSize="sm" color="fg.muted" mb="4">
        {isRequired && `${t('Your workspace requires it.')} `}
        {t('Sign Out Everywhere also makes remembered devices ask for a code again.')}
      </Text>
      <Flex gap="3" wrap="wrap">
        {button('newCodes', t('New Recovery Codes'))}
        {button('setUp', t('Set Up Another App'))}
        {(!isRequired || has_passkey) && (
          <Button variant="outline" size="sm" colorPalette="red" onClick={() => onOpen('turnOff')}>
            {t('Turn Off')}
          </Button>
        )}
      </Flex>
    </>
  );
}

/** The user's second factor, with buttons to turn it on and off and to renew its recovery codes. */
export function SecondFactorCard({ hasPassword }: { hasPassword: boolean }) {
  const {
    data: factor,
    error,
    refetch,
  } = useQuery({
    ...secondFactorQueries.detail(),
    enabled: hasPassword,
  });
  const [kind, setKind] = useState<SecondFactorDialogKind | null>(null);
  const close = () => setKind(null);
  if (!hasPassword) {
    return (
      <InfoCard title={title} summary={t('You sign in from the hub, which asks for it itself.')} />
    );
  }
  return (
    <InfoCard title={title}>
      {factor ? (
        <Content factor={factor} onOpen={setKind} />
      ) : (
        <NotLoaded error={error} onRetry={() => void refetch()} />
      )}
      {kind && (
        <LazyDialog of={dialogs} onClose={close}>
          {({ SecondFactorDialog }) => <SecondFactorDialog kind={kind} onClose={close} />}
        </LazyDialog>
      )}
    </InfoCard>
  );
}

import { errorMessage, t } from '@shootline/shared-api';
import { Box, ErrorState, LoadingScreen, Page, Stack } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { SecondFactorCard } from '../second-factor/second-factor-card.tsx';
import { PasskeysCard } from '../passkeys/passkeys-card.tsx';
import { BuildsCard } from '../overrides/builds-card.tsx';
import { accountQueries } from '../own-pages/account.queries.ts';
import { AddressCard } from './address-card.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { FirstPageCard } from './first-page-card.tsx';
import { LanguageCard } from './language-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { OfflineCard } from './offline-card.tsx';
import { OwnProfileCard } from './own-profile-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** My Account: the user's profile, settings, password and sessions. */
export function AccountPage() {
  const { data: account, error, refetch } = useQuery(accountQueries.detail());
  if (account) {
    return (
      <Page title={t('My Account')}>
        <Box maxW="3xl">
          <Stack gap="4">
            <OwnProfileCard isFromHub={account.is_from_hub} />
            <AddressCard />
            <FirstPageCard chosen={account.first_page} />
            <AppearanceCard />
            <LanguageCard />
            <OfflineCard />
            <NotificationsCard />
            <PasswordCard hasPassword={account.has_password} />
            <SecondFactorCard hasPassword={account.has_password} />
            <PasskeysCard hasPassword={account.has_password} />
            <SessionsCard />
            <BuildsCard />
          </Stack>
        </Box>
      </Page>
    );
  }
  if (!error) return <LoadingScreen />;
  return (
    <Page title={t('My Account')}>
      <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />
    </Page>
  );
}

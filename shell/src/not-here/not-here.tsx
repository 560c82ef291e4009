import { useSession, t } from '@shootline/shared-api';
import { ButtonLink, EmptyState, Page } from '@shootline/shared-ui';

interface NotHereProps {
  /** The same address in the full portal; null if the deployment names none. */
  fullAddress: string | null;
}

/** The page of an area that this portal does not have. */
export function AreaElsewhere({ fullAddress }: NotHereProps) {
  return (
    <Page title={t('Not part of this portal')}>
      <EmptyState
        message={
          fullAddress === null
            ? t('The area that this page belongs to is not part of this portal.')
            : t(
                'The area that this page belongs to is not part of this portal. The full portal has it.',
              )
        }
      >
        {fullAddress !== null && (
          <ButtonLink to={fullAddress}>{t('Open in the Full Portal')}</ButtonLink>
        )}
        <ButtonLink
          to="/"
          {...(fullAddress !== null && { variant: 'outline', colorPalette: 'gray' })}
        >
          {t('Home')}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}

/** The home of a user who may open none of this portal's pages. */
export function NoPageForYou({ fullAddress }: NotHereProps) {
  const email = useSession(({ user }) => user?.email ?? '');
  return (
    <Page title={t('Nothing here for your account')}>
      <EmptyState
        message={t(
          'You are signed in as {email}. No page of this portal is open to this account.',
          { email },
        )}
      >
        {fullAddress !== null && (
          <ButtonLink to={fullAddress}>{t('Open the Full Portal')}</ButtonLink>
        )}
        <ButtonLink to="/login" variant="outline" colorPalette="gray">
          {t('Sign In with Another Account')}
        </ButtonLink>
      </EmptyState>
    </Page>
  );
}

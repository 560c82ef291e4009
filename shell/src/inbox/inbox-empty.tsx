import { t } from '@shootline/shared-api';
import { ButtonLink, EmptyState } from '@shootline/shared-ui';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';

/** Says that nothing waits, and what is left: snoozed work, or the lists. */
export function InboxEmpty({ isSnoozed, snoozed }: { isSnoozed: boolean; snoozed: number }) {
  if (isSnoozed) {
    return (
      <EmptyState icon={CircleCheckBig} message={t('Nothing is snoozed.')}>
        <ButtonLink to="/inbox">{t('For Me')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={CircleCheckBig}
      message={
        snoozed > 0
          ? t('Nothing is waiting for you. Snoozed work comes back at its time.')
          : t('Nothing is waiting for you. You have done it all.')
      }
    >
      <ButtonLink to="/" variant="outline">
        {t('Home')}
      </ButtonLink>
    </EmptyState>
  );
}

import { t } from '@shootline/shared-api';
import { ButtonLink, Flex, NoticeBanner, Stack } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

/** Says why there is nothing to decide; `more` is shown below the reason. */
export function NoDecision({ reason, more }: { reason: ReactNode; more?: ReactNode }) {
  return (
    <Stack gap="5">
      <NoticeBanner tone="warning">{reason}</NoticeBanner>
      {more}
      <Flex justify="flex-end">
        <ButtonLink to="/finance-dashboard" variant="outline" colorPalette="gray">
          {t('My Invoices')}
        </ButtonLink>
      </Flex>
    </Stack>
  );
}

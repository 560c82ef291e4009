import { t } from '@shootline/shared-api';
import { useLinkToArea } from '@shootline/shared-api/portal';
import { BackLink, Page, Text } from '@shootline/shared-ui';
import { useSearchParams } from '@shootline/shared-ui/router';
import { AnalyticsFilters } from '../filters/analytics-filters.tsx';
import { useAnalyticsFilter } from '../filters/use-analytics-filter.ts';
import { AnalyticsTabs } from './analytics-tabs.tsx';
import { AnalyticsTools } from './analytics-tools.tsx';
import { tabOf } from './tab-of.ts';

export function AnalyticsPage() {
  const { filter } = useAnalyticsFilter();
  const [search] = useSearchParams();
  const bookings = useLinkToArea()('/');
  return (
    <Page
      title={t('Analytics')}
      eyebrow={bookings && <BackLink to={bookings}>{t('View all bookings')}</BackLink>}
      actions={<AnalyticsTools filter={filter} />}
    >
      <AnalyticsTabs>
        {tabOf(search) === 'system' ? (
          <Text mt="3" mb="4" fontSize="sm" color="fg.muted">
            {t('These figures cover the whole workspace and ignore the filters of the other tabs.')}
          </Text>
        ) : (
          <AnalyticsFilters />
        )}
      </AnalyticsTabs>
    </Page>
  );
}

import { useCurrentUser, t } from '@shootline/shared-api';
import { Box, Flex, Text, useMediaQuery } from '@shootline/shared-ui';
import { FilterBar } from '@shootline/shared-ui/filters';
import { useSearchParams } from '@shootline/shared-ui/router';
import { useState } from 'react';
import { analyticsFiltersOf } from './analytics-url.ts';
import { ComparisonLine } from './comparison-line.tsx';
import { PeriodSelect } from './period-select.tsx';
import { useAnalyticsUrl } from './use-analytics-url.ts';
import { useFilterDefinitions } from './use-filter-definitions.ts';

/** The filter form of Analytics for the user's role, and the period compared with. */
export function AnalyticsFilters() {
  const { role_policy: role, timezone: zone } = useCurrentUser();
  // The period takes room in the same row.
  const inRow = useMediaQuery('(min-width: 1280px)', true) ? 5 : 3;
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const url = useAnalyticsUrl();
  const offered = analyticsFiltersOf(role);
  const definitions = useFilterDefinitions(
    offered,
    (name) => isMoreOpen || offered.indexOf(name) < inRow || url.filters[name] !== '',
  );
  const { from_date, to_date } = url.filters;
  const [search] = useSearchParams();
  // An admin's link may carry a filter that this user does not have.
  const isLeftOut = search.has('billing_region') && !offered.includes('billing_region');
  return (
    <Box mt="3" mb="4">
      <Flex gap="2" direction={{ base: 'column', lg: 'row' }}>
        <PeriodSelect
          period={{ from_date, to_date }}
          toDate={url.named}
          zone={zone}
          onChange={url.setFilters}
          onToDate={url.setToDate}
        />
        <Box flex="1" minW="0" mb="-3">
          <FilterBar
            filters={definitions}
            url={url}
            onReset={url.reset}
            onMore={() => setIsMoreOpen(true)}
            inRow={inRow}
          />
        </Box>
      </Flex>
      <ComparisonLine />
      {isLeftOut && (
        <Text fontSize="sm" color="fg.muted">
          {t('Only admins can filter by billing region. These figures include all regions.')}
        </Text>
      )}
    </Box>
  );
}

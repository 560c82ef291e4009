import { t } from '@shootline/shared-api';
import { Button, Flex } from '@shootline/shared-ui';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { useQueries } from '@tanstack/react-query';
import { analyticsQueries } from '../figures/analytics.queries.ts';
import { partOf } from '../figures/part.ts';
import { periodText } from './period.ts';
import { useAnalyticsFilter } from './use-analytics-filter.ts';

/** The parts of the period before that the tabs requested and that failed to load. */
function useFailedBefore() {
  const { filter, before } = useAnalyticsFilter();
  const asked = before ?? filter;
  const parts = useQueries({
    queries: [
      { ...analyticsQueries.bookings(asked), enabled: false },
      { ...analyticsQueries.feedback(asked), enabled: false },
      { ...analyticsQueries.work(asked), enabled: false },
      { ...analyticsQueries.margin(asked), enabled: false },
    ],
  }).map((query) => partOf<unknown>(query));
  return before ? parts.filter(({ hasFailed }) => hasFailed) : [];
}

/** Names the period compared with, and offers Retry if it could not be loaded. */
export function ComparisonLine() {
  const { filter, before } = useAnalyticsFilter();
  const isBackwards = before === null && Boolean(filter.from_date && filter.to_date);
  const { from_date, to_date } = before ?? {};
  const failed = useFailedBefore();
  const hasFailed = failed.length > 0;
  const line = useFocusHandover(hasFailed, (part) => part?.focus());
  const isFetching = failed.some((part) => part.isFetching);
  const period = from_date && to_date ? periodText({ from_date, to_date }) : null;
  return (
    <Flex
      ref={line}
      tabIndex={-1}
      mt="1"
      minH="8"
      align="center"
      wrap="wrap"
      columnGap="3"
      fontSize="sm"
      color="fg.muted"
      outline="none"
    >
      {isBackwards && t('Max Date is before Min Date, so nothing is counted.')}
      {period === null && !isBackwards && t('Choose both dates to compare with the period before.')}
      {period !== null && !hasFailed && t('Compared with the period before, {period}.', { period })}
      {hasFailed && (
        <>
          <span role="alert">
            {t('The period before, {period}, could not be loaded for comparison.', { period })}
          </span>
          <Button
            size="xs"
            variant="outline"
            colorPalette="gray"
            onClick={() => {
              for (const { retry } of failed) retry();
            }}
          >
            {isFetching ? t('Retrying...') : t('Retry')}
          </Button>
        </>
      )}
    </Flex>
  );
}

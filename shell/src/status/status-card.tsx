import { errorMessage, useCurrentUser, t, rich } from '@shootline/shared-api';
import { Box, Button, ErrorState, NoticeBanner, Skeleton, Stack } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { clockText } from './facts/figure-text.ts';

type Query<Data> = Pick<
  UseQueryResult<Data>,
  'data' | 'error' | 'dataUpdatedAt' | 'isFetching' | 'refetch'
>;

/** One section of the page: its figures, their time, and why they could not be read or updated. */
export function StatusCard<Data>(props: {
  title: string;
  query: Query<Data>;
  actions?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}) {
  const { title, query, actions, children } = props;
  const { data, error, dataUpdatedAt, isFetching, refetch } = query;
  const { timezone } = useCurrentUser();
  const at = clockText(dataUpdatedAt, timezone);
  const retry = () => void refetch();
  const hasData = data !== undefined && data !== null;

  return (
    <InfoCard
      title={title}
      actions={
        <>
          {hasData && (
            <Box alignSelf="center" fontSize="xs" color="fg.muted">
              {rich('Updated {time}', {
                time: <time dateTime={new Date(dataUpdatedAt).toISOString()}>{at}</time>,
              })}
            </Box>
          )}
          {actions}
        </>
      }
    >
      <Stack gap="4">
        {hasData && error && (
          <NoticeBanner
            tone="warning"
            actions={
              <Button size="xs" variant="outline" loading={isFetching} onClick={retry}>
                {t('Retry')}
              </Button>
            }
          >
            {errorMessage(error)} {t('These are the figures of {time}.', { time: at })}
          </NoticeBanner>
        )}
        {hasData && children(data)}
        {!hasData && error && <ErrorState message={errorMessage(error)} onRetry={retry} />}
        {!hasData && !error && (
          <Skeleton height="24" aria-label={t('Loading {title}', { title })} role="status" />
        )}
      </Stack>
    </InfoCard>
  );
}

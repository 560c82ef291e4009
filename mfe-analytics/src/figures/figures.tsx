import { t } from '@shootline/shared-api';
import { Box, ErrorState, Flex } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import type { ReactNode } from 'react';
import { CHART_HEIGHT, SUMMARY_HEIGHT } from './chart-height.ts';
import { Loading } from './loading.tsx';
import type { Part } from './part.ts';
import { PartBox } from './part-box.tsx';
import { ToolsPlace } from './tools-place.tsx';

export const failureText = t('Sorry, there was an error loading the analytics data.');

export const retryLabel = ({ isFetching }: Part<unknown>) =>
  isFetching ? t('Retrying...') : t('Retry');

interface FiguresProps<Data> {
  of: Part<Data>;
  /** The titles of the cards, shown while they load. */
  titles: readonly string[];
  /** The heights of their charts by title, reserved while they load. */
  heights?: Readonly<Record<string, string>>;
  /** The titles of the cards that have a line above their chart. */
  summarised?: readonly string[];
  /** Whether other cards of the part already offer Retry. */
  isFailureShown?: boolean;
  children: (data: Data) => ReactNode;
}

/**
 * The cards of one part of the answer. Shows placeholders of the same height while it loads, and Retry in
 * the first card after a failure. Old figures stay, dimmed, until those of a new filter are loaded.
 */
export function Figures<Data>(props: FiguresProps<Data>) {
  const {
    of: part,
    titles,
    heights = {},
    summarised = [],
    isFailureShown = false,
    children,
  } = props;
  const { data, hasFailed } = part;
  return (
    <PartBox of={part}>
      {data !== undefined && !hasFailed
        ? children(data)
        : titles.map((title, at) => (
            <InfoCard key={title} title={title} actions={<ToolsPlace />}>
              {summarised.includes(title) && <Box minH={SUMMARY_HEIGHT} />}
              <Box height={heights[title] ?? CHART_HEIGHT} overflow="hidden">
                {hasFailed ? (
                  <Failure of={part} offersRetry={at === 0 && !isFailureShown} />
                ) : (
                  <Loading />
                )}
              </Box>
            </InfoCard>
          ))}
    </PartBox>
  );
}

function Failure({ of: part, offersRetry }: { of: Part<unknown>; offersRetry: boolean }) {
  if (offersRetry) {
    return <ErrorState message={failureText} onRetry={part.retry} retryLabel={retryLabel(part)} />;
  }
  return (
    <Flex height="full" align="center" justify="center" textAlign="center" color="fg.muted">
      {failureText}
    </Flex>
  );
}

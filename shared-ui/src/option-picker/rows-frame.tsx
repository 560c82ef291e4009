import { t } from '@shootline/shared-api';
import { Box, Flex, Skeleton, VisuallyHidden } from '@shootline/shared-ui';
import type { ReactNode, Ref } from 'react';

const frameHeight = 'min(18rem, 40dvh)';
const rowHeight = '3.25rem';

/** The number of visible rows; lists without more need no search. */
export const rowsInSight = 5;

/**
 * The scrolling frame of the rows. It is as high as its rows if their number is known and small, and
 * otherwise keeps its height for any result.
 */
export function RowsFrame(props: {
  rows: number | undefined;
  isBusy?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const { rows = Infinity, isBusy = false, children, ref } = props;
  return (
    <Box
      ref={ref}
      {...(rows > rowsInSight ? { h: frameHeight } : { maxH: frameHeight })}
      position="relative"
      overflowY="auto"
      borderWidth="1px"
      borderColor="border.control"
      borderRadius="l2"
      aria-busy={isBusy || undefined}
    >
      {children}
    </Box>
  );
}

/** A placeholder for rows that are loading. */
export function RowsSkeleton({ rows = rowsInSight }: { rows?: number }) {
  return (
    <Box role="status">
      <VisuallyHidden>{t('Loading...')}</VisuallyHidden>
      <Box aria-hidden>
        {Array.from({ length: Math.min(rows, rowsInSight) }, (_, row) => (
          <Flex key={row} h={rowHeight} align="center" gap="3" px="3">
            <Skeleton boxSize="4.5" />
            <Box flex="1">
              <Skeleton h="3.5" w={row % 2 ? '45%' : '60%'} mb="1" />
              <Skeleton h="3" w="70%" />
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

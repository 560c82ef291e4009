import { t, numberText } from '@shootline/shared-api';
import { Button, Flex, Text } from '@shootline/shared-ui';
import { useLayoutEffect, useRef } from 'react';

/**
 * The end of a paged list: 'Load more', 'Loading...' while the next page loads, and a disabled 'All results
 * fetched' after the last one. The button keeps the focus while loading; at the end it passes it to the
 * number of rows.
 */
export function LoadMore(props: {
  hasNext: boolean;
  isFetching: boolean;
  onLoadMore: () => void;
  shown: number;
  total?: number | null;
}) {
  const { hasNext, isFetching, onLoadMore, shown, total } = props;
  const button = useRef<HTMLButtonElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const isOver = !hasNext && !isFetching;
  useLayoutEffect(() => {
    if (isOver && document.activeElement === button.current) status.current?.focus();
  }, [isOver]);
  const label = isFetching ? t('Loading...') : hasNext ? t('Load more') : t('All results fetched');
  return (
    <Flex direction="column" align="center" gap="2">
      <Button
        ref={button}
        variant="outline"
        colorPalette={hasNext ? 'brand' : 'gray'}
        minW="12rem"
        disabled={isOver}
        aria-disabled={isFetching || undefined}
        onClick={() => {
          if (!isFetching) onLoadMore();
        }}
      >
        {label}
      </Button>
      <Text ref={status} role="status" tabIndex={-1} outline="0" fontSize="xs" color="fg.muted">
        {typeof total === 'number'
          ? t('Showing {shown} of {total}', {
              shown: numberText(shown),
              total: numberText(total),
            })
          : t('Showing {shown}', { shown })}
      </Text>
    </Flex>
  );
}

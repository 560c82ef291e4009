import { Button, Flex, Text } from '@shootline/shared-ui';

/**
 * The end of a paged list (S1 §2): 'Load more', 'Loading...' while the next page loads, and a disabled
 * 'All results fetched' when there is none. While loading, the button keeps the focus.
 */
export function LoadMore(props: {
  hasNext: boolean;
  isFetching: boolean;
  onLoadMore: () => void;
  shown: number;
  total?: number | null;
}) {
  const { hasNext, isFetching, onLoadMore, shown, total } = props;
  const label = isFetching ? 'Loading...' : hasNext ? 'Load more' : 'All results fetched';
  return (
    <Flex direction="column" align="center" gap="2">
      <Button
        variant="outline"
        colorPalette={hasNext ? 'brand' : 'gray'}
        minW="12rem"
        disabled={!hasNext && !isFetching}
        aria-disabled={isFetching || undefined}
        onClick={() => {
          if (!isFetching) onLoadMore();
        }}
      >
        {label}
      </Button>
      <Text role="status" fontSize="xs" color="fg.muted">
        {typeof total === 'number'
          ? `Showing ${shown.toLocaleString('en')} of ${total.toLocaleString('en')}`
          : `Showing ${shown}`}
      </Text>
    </Flex>
  );
}

import { type Candidate, countCap, type PagedList } from '@shootline/shared-api';
import { Box } from '@shootline/shared-ui';
import { LoadMore } from '@shootline/shared-ui/table';
import { InlineError } from '../candidate/inline-error.tsx';

const pageSize = 25;

/** 'Load more' below a list of more than one page. */
export function ListEnd({ list }: { list: PagedList<Candidate> }) {
  if (list.hasMoreFailed) return <InlineError error={list.error} onRetry={list.retry} />;
  if (!list.hasNext && list.rows.length <= pageSize) return null;
  return (
    <Box py="3">
      <LoadMore
        hasNext={list.hasNext}
        isFetching={list.isLoadingMore}
        onLoadMore={list.loadMore}
        shown={list.rows.length}
        total={list.count > countCap ? null : list.count}
      />
    </Box>
  );
}

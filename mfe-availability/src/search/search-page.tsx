import { type Videographer, listErrorMessage, usePagedList, t } from '@shootline/shared-api';
import { BackLink, Page, useIsWide } from '@shootline/shared-ui';
import { MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, ListPages, RefreshButton } from '@shootline/shared-ui/table';
import { useState } from 'react';
import { SearchFilters } from './search-filters.tsx';
import { searchListUrl } from './search-list-url.ts';
import { SearchResults } from './search-results.tsx';
import { videographerQueries } from './videographer.queries.ts';
import { type ResultsView, ResultsViewToggle } from './results-view-toggle.tsx';

const texts = {
  error: t('Sorry, there was an error loading the list of camOps.'),
  noMatch: t(
    'There are currently no camOps that match your filters. Try changing your filters to see camOps.',
  ),
  none: t("You don't have any camOps in the system yet."),
};

const uuidOf = ({ uuid }: Videographer) => uuid;

/** Search Videographers, as cards and on a map. */
export function SearchPage() {
  const isWide = useIsWide();
  const [shown, setShown] = useState<ResultsView>('cards');
  const url = useUrlFilters(searchListUrl);
  // The route's prefetch has just run; do not retry its failure at once.
  const listOptions = { ...videographerQueries.list(url.query), retryOnMount: false };
  const list = usePagedList(listOptions, uuidOf);
  const { onReset } = listControls(url, list);
  return (
    <Page
      title={t('Search Videographers')}
      count={<MatchCount list={list} />}
      eyebrow={<BackLink to="/">{t('View all bookings')}</BackLink>}
      actions={<RefreshButton onRefresh={list.refresh} isRefreshing={list.isRefreshing} />}
    >
      <SearchFilters url={url} onReset={onReset} />
      {!isWide && <ResultsViewToggle shown={shown} onChange={setShown} />}
      <ListPages
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={url.activeCount > 0 ? texts.noMatch : texts.none}
      >
        {(loadMore) => (
          <SearchResults list={list} loadMore={loadMore} shown={shown} onShow={setShown} />
        )}
      </ListPages>
    </Page>
  );
}

import {
  type Availability,
  listErrorMessage,
  useCurrentUser,
  usePagedList,
  t,
} from '@shootline/shared-api';
import { ButtonLink, Page } from '@shootline/shared-ui';
import { MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import {
  ColumnsButton,
  listControls,
  PagedTable,
  RefreshButton,
  useKeptColumns,
} from '@shootline/shared-ui/table';
import { OwnViewTools, ViewTabs } from '@shootline/shared-ui/views';
import { useEffect } from 'react';
import { offerPath } from '../offer-path.ts';
import { sendHeldAnswers } from '../answer/held-answers.ts';
import { offerColumns } from './offer-columns.tsx';
import { offerListUrl } from './offer-list-url.ts';
import { useOfferViews } from './offer-views.ts';
import { offerQueries } from '../answer/offer.queries.ts';

const title = t('Videographers Availabilities');
const failed = t('Sorry, there was an error loading the list of Videographers availabilities.');

const uuidOf = ({ uuid }: Availability) => uuid;

/** The job offers: all for internal users, their own for videographers. */
export function OffersPage() {
  const { role_policy: role } = useCurrentUser();
  const url = useUrlFilters(offerListUrl(role));
  // The route's prefetch has just run; do not retry its failure at once.
  const listOptions = { ...offerQueries.list(url.query), retryOnMount: false };
  const list = usePagedList(listOptions, uuidOf);
  const { onSortToggle } = listControls(url, list);
  const { view = 'all' } = url;
  const views = useOfferViews(role, view);
  const columns = offerColumns(role, view);
  const { columnSettings, chosenIds } = useKeptColumns({
    list: 'availabilities',
    columns,
    url,
    loaded: views.columns,
  });
  const toKeep = new URLSearchParams(url.search);
  if (chosenIds) toKeep.set('columns', chosenIds);
  useEffect(() => () => void sendHeldAnswers(), []);
  const refresh = () => {
    list.refresh();
    views.refresh();
  };

  return (
    <Page
      title={title}
      count={<MatchCount list={list} />}
      views={
        <ViewTabs tabs={views.tabs}>
          <OwnViewTools list="availabilities" ownView={views.ownView} search={toKeep.toString()} />
        </ViewTabs>
      }
      actions={
        <>
          <ColumnsButton columns={columns} columnSettings={columnSettings} />
          <RefreshButton onRefresh={refresh} isRefreshing={list.isRefreshing} />
        </>
      }
    >
      <PagedTable
        label={title}
        list={list}
        errorMessage={listErrorMessage(list.error, failed)}
        emptyMessage={views.emptyMessage}
        emptyAction={
          views.elsewhere && <ButtonLink to={views.elsewhere}>{t('Look in All Offers')}</ButtonLink>
        }
        columns={columns}
        columnSettings={columnSettings}
        getRowId={uuidOf}
        rowHref={offerPath}
        sort={url.sort}
        onSortToggle={onSortToggle}
      />
    </Page>
  );
}

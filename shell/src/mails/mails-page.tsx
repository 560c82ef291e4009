import {
  listErrorMessage,
  mailStates,
  useCurrentUser,
  usePagedList,
  type MailSummary,
  t,
} from '@shootline/shared-api';
import { LoadingScreen, Page } from '@shootline/shared-ui';
import { FilterBar, MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, PagedTable, RefreshButton } from '@shootline/shared-ui/table';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIsPatient } from '../own-pages/use-is-patient.ts';
import { mailQueries } from './mail.queries.ts';
import { mailColumns, mailPath } from './mail-columns.tsx';
import { mailListUrl } from './mail-list-url.ts';
import { MailNotices } from './mail-notices.tsx';

const texts = {
  error: t('Sorry, there was an error loading the list of emails.'),
  noMatch: t('No emails match your filter criteria.'),
  none: t('No email has been written yet.'),
};

const labels = { queued: t('Queued'), sent: t('Sent'), kept: t('Kept'), failed: t('Failed') };
const options = mailStates.map((value) => ({ value, label: labels[value] }));
const filters = [{ kind: 'choice', name: 'state', label: t('Status'), options }] as const;

const uuidOf = ({ uuid }: MailSummary) => uuid;

/** Mails: the mails that the workspace sent, with their recipients and states. */
export function MailsPage() {
  const { timezone } = useCurrentUser();
  const client = useQueryClient();
  const url = useUrlFilters(mailListUrl);
  const { state } = url.query;
  // The route's prefetch has just run; do not retry its failure at once.
  const listOptions = { ...mailQueries.list(state ? { state } : {}), retryOnMount: false };
  const list = usePagedList(listOptions, uuidOf);
  // Its notices stand above the list.
  const overview = useQuery(mailQueries.overview());
  const isPatient = useIsPatient();
  const { onReset } = listControls(url, list);
  const refresh = () => {
    list.refresh();
    void client.invalidateQueries(mailQueries.overview());
  };

  if (overview.isPending && isPatient) return <LoadingScreen />;
  return (
    <Page
      title={t('Emails')}
      count={<MatchCount list={list} />}
      actions={<RefreshButton onRefresh={refresh} isRefreshing={list.isRefreshing} />}
    >
      <MailNotices
        overview={overview.data}
        onShowFailed={() => url.setFilters({ state: 'failed' })}
      />
      <FilterBar filters={filters} url={url} onReset={onReset} />
      <PagedTable
        label={t('Emails')}
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={url.activeCount > 0 ? texts.noMatch : texts.none}
        columns={mailColumns(timezone)}
        getRowId={uuidOf}
        rowHref={mailPath}
      />
    </Page>
  );
}

import {
  listErrorMessage,
  useCurrentUser,
  usePagedList,
  type AuditEvent,
  t,
} from '@shootline/shared-api';
import { Page } from '@shootline/shared-ui';
import { MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { listControls, PagedTable, RefreshButton } from '@shootline/shared-ui/table';
import { useMemo } from 'react';
import { useAreaTexts } from '../contributions/area-texts.ts';
import { useWorkspaceSettings } from '../workspace/use-workspace-settings.ts';
import { auditQueries } from './audit.queries.ts';
import { auditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditListUrl } from './audit-list-url.ts';

const texts = {
  error: t('Sorry, there was an error loading the audit.'),
  noMatch: t('No events match your filter criteria.'),
  none: t('Nothing has been recorded yet.'),
};

const uuidOf = ({ uuid }: AuditEvent) => uuid;

/** Audit: sign-ins, changed rights, exports and downloads, with their users and addresses. */
export function AuditPage() {
  const { timezone } = useCurrentUser();
  const url = useUrlFilters(auditListUrl);
  // The route's prefetch has just run; do not retry its failure at once.
  const list = usePagedList({ ...auditQueries.list(url.query), retryOnMount: false }, uuidOf);
  const names = useAreaTexts();
  const { settings } = useWorkspaceSettings();
  const columns = useMemo(
    () => auditColumns(timezone, { names, settings }),
    [timezone, names, settings],
  );
  const { onReset } = listControls(url, list);

  return (
    <Page
      title={t('Audit')}
      count={<MatchCount list={list} />}
      actions={<RefreshButton onRefresh={list.refresh} isRefreshing={list.isRefreshing} />}
    >
      <AuditFilters events={names.events} url={url} shown={list.rows} onReset={onReset} />
      <PagedTable
        label={t('Audit')}
        list={list}
        errorMessage={listErrorMessage(list.error, texts.error)}
        emptyMessage={url.activeCount > 0 ? texts.noMatch : texts.none}
        columns={columns}
        getRowId={uuidOf}
      />
    </Page>
  );
}

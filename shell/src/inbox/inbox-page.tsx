import { t, currentLocale } from '@shootline/shared-api';
import type { InboxRow } from '@shootline/shared-api/portal';
import { Box, Button, NoticeBanner, Page, Stack } from '@shootline/shared-ui';
import { DataTable, ListState, RefreshButton } from '@shootline/shared-ui/table';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../own-pages/not-loaded.tsx';
import { inboxColumns } from './inbox-columns.tsx';
import { type MissingArea, useInbox } from './use-inbox.ts';

const idOf = ({ id }: InboxRow) => id;
const hrefOf = ({ href }: InboxRow) => href;

/** Milliseconds for which the rows of a fast area wait for those of a slow one, so that none move. */
const patience = 1500;

function useIsPatient(): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  return isPatient;
}

function MissingNotice({ label, error, retry }: MissingArea) {
  return (
    <NoticeBanner
      tone="warning"
      actions={
        <Button size="xs" variant="outline" onClick={retry}>
          {t('Retry')}
        </Button>
      }
    >
      {t('Your work in {area} could not be loaded.', { area: label })} {reasonOf(error)}
    </NoticeBanner>
  );
}

/** Moves the focus to the row that replaces a settled one. */
function useFocusOnRows(rows: readonly InboxRow[]) {
  const part = useRef<HTMLDivElement>(null);
  const place = useRef(0);
  const isWithin = useRef(false);
  useEffect(() => {
    const forget = () => {
      isWithin.current = false;
    };
    document.addEventListener('focusin', forget, true);
    return () => document.removeEventListener('focusin', forget, true);
  }, []);
  // Called for dialogs too, whose events bubble to the row that opened them.
  const onFocus = ({ target }: FocusEvent) => {
    isWithin.current = true;
    const row = target.closest('[data-index]');
    if (row) place.current = Number(row.getAttribute('data-index'));
  };
  const ids = rows.map(idOf).join();
  useEffect(() => {
    if (!isWithin.current || document.activeElement !== document.body) return;
    const left = [...(part.current?.querySelectorAll('[data-index]') ?? [])];
    const next = left[Math.min(place.current, left.length - 1)]?.querySelector('a');
    (next ?? document.getElementById('content'))?.focus();
  }, [ids]);
  return { ref: part, onFocus };
}

/** The inbox: what waits for the user in all areas, oldest deadline first. */
export function InboxPage() {
  const { rows, missing, slow, isRefreshing, refresh } = useInbox();
  const isPatient = useIsPatient();
  const focusing = useFocusOnRows(rows);
  const isLoading = slow.length > 0 && (isPatient || rows.length === 0);
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <Page
      title={t('For Me')}
      actions={<RefreshButton onRefresh={refresh} isRefreshing={isRefreshing} />}
    >
      <Stack gap="3">
        {missing.map((area) => (
          <MissingNotice key={area.remote} {...area} />
        ))}
        {!isLoading && slow.length > 0 && (
          <NoticeBanner>
            {t('Still loading your work in {areas}.', {
              areas: new Intl.ListFormat(currentLocale(), { type: 'unit' }).format(slow),
            })}
          </NoticeBanner>
        )}
        {!(isEmpty && missing.length > 0) && (
          <ListState
            status={isLoading ? 'loading' : isEmpty ? 'empty' : 'ready'}
            errorMessage=""
            onRetry={refresh}
            emptyMessage={t('Nothing is waiting for you.')}
          >
            <Box {...focusing}>
              <DataTable
                label={t('For Me')}
                rows={rows}
                getRowId={idOf}
                rowHref={hrefOf}
                columns={inboxColumns}
                isBusy={isRefreshing}
              />
            </Box>
          </ListState>
        )}
      </Stack>
    </Page>
  );
}

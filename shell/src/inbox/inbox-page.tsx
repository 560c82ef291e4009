import { errorMessage, listText, t } from '@shootline/shared-api';
import { Button, ButtonLink, NoticeBanner, Page, RouterLink, Stack } from '@shootline/shared-ui';
import { useSearchParams } from '@shootline/shared-ui/router';
import { ListState, RefreshButton } from '@shootline/shared-ui/table';
import { reasonOf } from '../own-pages/not-loaded.tsx';
import { useIsPatient } from '../own-pages/use-is-patient.ts';
import { InboxEmpty } from './inbox-empty.tsx';
import { InboxGroups } from './inbox-groups.tsx';
import { type MissingArea, useInbox } from './use-inbox.ts';

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

function SlowNotice({ areas }: { areas: string[] }) {
  const list = listText(areas, 'unit');
  return <NoticeBanner>{t('Still loading your work in {areas}.', { areas: list })}</NoticeBanner>;
}

/** The inbox: what waits for the user in all areas, the most urgent first. */
export function InboxPage() {
  const isSnoozed = useSearchParams()[0].get('snoozed') === 'true';
  const inbox = useInbox(isSnoozed);
  const { work, error, groups, missing, slow, isRefreshing, refresh } = inbox;
  const isPatient = useIsPatient();
  const isLoading = inbox.isLoading || (slow.length > 0 && (isPatient || groups.length === 0));
  const isEmpty = groups.length === 0;
  const snoozed = work?.snoozed ?? 0;
  return (
    <Page
      title={isSnoozed ? t('Snoozed') : t('For Me')}
      eyebrow={isSnoozed && <RouterLink to="/inbox">{t('For Me')}</RouterLink>}
      actions={
        <>
          {!isSnoozed && snoozed > 0 && (
            <ButtonLink to="/inbox?snoozed=true" size="xs" variant="outline" colorPalette="gray">
              {t('{count} Snoozed', { count: snoozed })}
            </ButtonLink>
          )}
          <RefreshButton onRefresh={refresh} isRefreshing={isRefreshing} />
        </>
      }
    >
      <Stack gap="3">
        {missing.map((area) => (
          <MissingNotice key={area.remote} {...area} />
        ))}
        {!isLoading && slow.length > 0 && <SlowNotice areas={slow} />}
        {isLoading || error ? (
          <ListState
            status={error ? 'error' : 'loading'}
            errorMessage={error ? errorMessage(error) : ''}
            onRetry={refresh}
            emptyMessage=""
          >
            {null}
          </ListState>
        ) : isEmpty ? (
          missing.length === 0 && <InboxEmpty isSnoozed={isSnoozed} snoozed={snoozed} />
        ) : (
          <InboxGroups {...inbox} now={Date.parse(work?.now ?? '')} />
        )}
      </Stack>
    </Page>
  );
}

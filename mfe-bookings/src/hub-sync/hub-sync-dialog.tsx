import { t } from '@shootline/shared-api';
import { Button, Flex, NoticeBanner, Spinner, Stack, Text } from '@shootline/shared-ui';
import { Dialog } from '@shootline/shared-ui/dialog';
import { useState } from 'react';
import { FullSyncOption } from './full-sync-option.tsx';
import { SyncCounts } from './sync-counts.tsx';
import { type SyncRun, syncedText, syncFailureText, useHubSync } from './use-hub-sync.ts';
import { useIsSlow } from './use-is-slow.ts';
import { UsersLeftOut } from './users-left-out.tsx';

const slowText = t(
  'Data sync is taking longer than ususal. You can close the data sync popup and continue working while the data is being synced in the background.',
);

/** A sync's progress, its counts, or the reason for its failure. */
function SyncStatus({ run, isSlow }: { run: SyncRun; isSlow: boolean }) {
  if (run.status === 'error') {
    return <NoticeBanner tone="warning">{syncFailureText(run.error)}</NoticeBanner>;
  }
  if (run.status === 'success' && run.data) {
    return (
      <>
        <NoticeBanner tone="success">{syncedText}</NoticeBanner>
        <SyncCounts {...run.data} />
        <UsersLeftOut users={run.data.not_linked} />
      </>
    );
  }
  return (
    <>
      <Flex role="status" align="center" gap="3" fontSize="sm" color="fg.muted">
        <Spinner color="brand.solid" />
        <Text as="span">{t('Importing clients and users from the hub.')}</Text>
      </Flex>
      {isSlow && <NoticeBanner>{slowText}</NoticeBanner>}
    </>
  );
}

/** Sync Data From the hub. It can be closed once the sync is slow. */
export function HubSyncDialog({ onClose }: { onClose: () => void }) {
  const { run, start, forget } = useHubSync();
  const [isFull, setIsFull] = useState(run?.variables ?? false);
  const isRunning = run?.status === 'pending';
  const isDone = run?.status === 'success';
  const isSlow = useIsSlow(isRunning ? run.submittedAt : undefined);
  const close = () => {
    forget();
    onClose();
  };
  const act = () => {
    if (isDone) close();
    else if (!isRunning) start(isFull);
  };
  return (
    <Dialog title={t('Sync Data From the hub')} isBlocked={isRunning && !isSlow} onClose={close}>
      <Stack gap="5">
        {!isDone && (
          <FullSyncOption isChecked={isFull} isDisabled={isRunning} onChange={setIsFull} />
        )}
        {run && <SyncStatus run={run} isSlow={isSlow} />}
        <Flex justify="flex-end" gap="3" wrap="wrap" pt="1">
          {!isDone && (!isRunning || isSlow) && (
            <Button variant="outline" colorPalette="gray" onClick={close}>
              {isRunning ? t('Close') : t('Cancel')}
            </Button>
          )}
          {/* One button for all states, to keep the focus. */}
          <Button aria-disabled={isRunning || undefined} onClick={act}>
            {isDone ? t('Close') : isRunning ? t('Syncing...') : t('Sync')}
          </Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}

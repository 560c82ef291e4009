import { lazyModule, t } from '@shootline/shared-api';
import { Box, Button, Icon, LazyDialog } from '@shootline/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useCallback, useState } from 'react';
import { analyticsActions } from './analytics.actions.ts';
import type { AnalyticsFilter } from '../figures/analytics.queries.ts';

const exportDialog = lazyModule(() => import('../export/export-dialog.tsx'));

/** Recounts the figures; ignores clicks while it runs. */
function SyncButton() {
  const queryClient = useQueryClient();
  const sync = analyticsActions.sync();
  const { mutate, isPending } = useMutation(sync);
  return (
    <Button
      variant="outline"
      colorPalette="gray"
      // `disabled` would lose the focus.
      aria-disabled={isPending || undefined}
      opacity={isPending ? '0.6' : undefined}
      minW="7.5rem"
      onClick={() => {
        // The second click of a double click comes before the next render.
        if (queryClient.isMutating({ mutationKey: sync.mutationKey }) === 0) mutate();
      }}
    >
      <Box
        as="span"
        display="inline-flex"
        animation={isPending ? 'spin 0.9s linear infinite' : undefined}
      >
        <Icon icon={RefreshCw} size={16} />
      </Box>
      {isPending ? t('Syncing...') : t('Sync')}
    </Button>
  );
}

/** The buttons Export and Sync of the page's header. */
export function AnalyticsTools({ filter }: { filter: AnalyticsFilter }) {
  // Keeps the filter of the click, as the page may change under an open dialog.
  const [exported, setExported] = useState<AnalyticsFilter>();
  const close = useCallback(() => setExported(undefined), []);
  return (
    <>
      <Button variant="outline" colorPalette="gray" onClick={() => setExported(filter)}>
        <Icon icon={Download} size={16} />
        {t('Export')}
      </Button>
      <SyncButton />
      {exported && (
        <LazyDialog of={exportDialog} onClose={close}>
          {({ ExportAnalyticsDialog }) => (
            <ExportAnalyticsDialog filter={exported} onClose={close} />
          )}
        </LazyDialog>
      )}
    </>
  );
}

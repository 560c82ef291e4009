import { t } from '@shootline/shared-api';
import { Box, Icon, IconButton } from '@shootline/shared-ui';
import RefreshCw from 'lucide-react/icons/refresh-cw';

/** Fetches a list again and spins meanwhile. */
export function RefreshButton({
  onRefresh,
  isRefreshing,
  label = t('Refresh list'),
}: {
  onRefresh: () => void;
  isRefreshing: boolean;
  label?: string;
}) {
  return (
    <IconButton
      variant="outline"
      colorPalette="gray"
      aria-label={label}
      title={label}
      aria-busy={isRefreshing}
      aria-disabled={isRefreshing || undefined}
      onClick={() => {
        if (!isRefreshing) onRefresh();
      }}
    >
      <Box
        as="span"
        display="inline-flex"
        animation={isRefreshing ? 'spin 0.9s linear infinite' : undefined}
      >
        <Icon icon={RefreshCw} size={18} />
      </Box>
    </IconButton>
  );
}

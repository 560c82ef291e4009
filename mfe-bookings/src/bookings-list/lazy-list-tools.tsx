import { lazyModule, t } from '@shootline/shared-api';
import { Box, Icon, IconButton, LazyPart } from '@shootline/shared-ui';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { ListToolProps } from './list-tool.ts';

const tools = lazyModule(() => import('./list-tools.tsx'));

function RetryButton({ onClick }: { onClick: () => void }) {
  const label = t('Some buttons could not be loaded. Try again');
  return (
    <IconButton
      variant="outline"
      colorPalette="gray"
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <Icon icon={TriangleAlert} size={18} />
    </IconButton>
  );
}

/** `ListTools`, loaded in parallel with the list, only for users who have them. */
export function LazyListTools(listed: Omit<ListToolProps, 'onClose'>) {
  return (
    <LazyPart
      of={tools}
      // As wide as the two buttons that load.
      loading={<Box w={{ base: '4.875rem', md: '5rem' }} />}
      failed={(retry) => <RetryButton onClick={retry} />}
    >
      {({ ListTools }) => <ListTools {...listed} />}
    </LazyPart>
  );
}

import { lazyModule, t } from '@shootline/shared-api';
import { Box, Button, Flex, Icon, LazyDialog } from '@shootline/shared-ui';
import { useNavigate } from '@shootline/shared-ui/router';
import BookmarkPlus from 'lucide-react/icons/bookmark-plus';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useCallback, useId, useState } from 'react';
import type { OwnViewLayer, OwnViewToolsProps } from './own-view.ts';

const layers = lazyModule(() => import('./own-view-layers.tsx'));

/** Saves the current list as an own view; renames, updates and deletes one; copies a link. */
export function OwnViewTools(props: OwnViewToolsProps) {
  const id = useId();
  const navigate = useNavigate();
  const [layer, setLayer] = useState<OwnViewLayer>();
  const close = useCallback(() => setLayer(undefined), []);
  const show = (search: string) =>
    void navigate(`?${search}`, { replace: true, preventScrollReset: true });
  return (
    <Flex flexShrink="0">
      <Button
        size="xs"
        px="2"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('Save View')}
        title={t('Save View')}
        onClick={() => setLayer('save')}
      >
        <Icon icon={BookmarkPlus} size={16} />
        <Box as="span" hideBelow="2xl">
          {t('Save View')}
        </Box>
      </Button>
      <Button
        id={id}
        size="xs"
        px="2"
        variant="ghost"
        colorPalette="gray"
        aria-label={t('View actions')}
        title={t('View actions')}
        aria-haspopup="dialog"
        aria-expanded={layer === 'actions'}
        onClick={() => setLayer(layer === 'actions' ? undefined : 'actions')}
      >
        <Icon icon={Ellipsis} size={16} />
      </Button>
      {layer && (
        <LazyDialog of={layers} onClose={close}>
          {({ OwnViewLayers }) => (
            <OwnViewLayers
              {...props}
              layer={layer}
              anchorId={id}
              onOpen={setLayer}
              onShow={show}
              onClose={close}
            />
          )}
        </LazyDialog>
      )}
    </Flex>
  );
}

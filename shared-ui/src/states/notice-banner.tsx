import { t } from '@shootline/shared-api';
import { Box, Flex, IconButton } from '../basics.ts';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<NoticeTone, { palette: string; icon: LucideIcon }> = {
  info: { palette: 'blue', icon: Info },
  success: { palette: 'green', icon: Check },
  warning: { palette: 'orange', icon: TriangleAlert },
  danger: { palette: 'red', icon: TriangleAlert },
};

/** A notice in the page's flow; it can be closed if it has `onClose`. */
export function NoticeBanner(props: {
  tone?: NoticeTone;
  children: ReactNode;
  actions?: ReactNode;
  onClose?: () => void;
}) {
  const { tone = 'info', children, actions, onClose } = props;
  const { palette, icon } = tones[tone];
  return (
    <Flex
      role={tone === 'danger' ? 'alert' : 'status'}
      align="center"
      gap="3"
      px="4"
      py="3"
      fontSize="sm"
      colorPalette={palette}
      bg="colorPalette.subtle"
      color="colorPalette.fg"
      borderWidth="1px"
      borderColor="colorPalette.border"
      borderRadius="l3"
    >
      <Icon icon={icon} />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        {children}
      </Box>
      {actions}
      {onClose && (
        <IconButton variant="ghost" size="sm" aria-label={t('Close notice')} onClick={onClose}>
          <Icon icon={X} size={16} />
        </IconButton>
      )}
    </Flex>
  );
}

import { Box, Flex, IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { IconName } from '../icons/icon-paths.ts';
import { Icon } from '../icons/icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const tones: Record<NoticeTone, { palette: string; icon: IconName }> = {
  info: { palette: 'blue', icon: 'info' },
  success: { palette: 'green', icon: 'check' },
  warning: { palette: 'orange', icon: 'alert' },
  danger: { palette: 'red', icon: 'alert' },
};

/** A notice that stays in the page's flow; closable when it has `onClose`. */
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
      <Icon name={icon} />
      <Box flex="1" minW="0" overflowWrap="anywhere">
        {children}
      </Box>
      {actions}
      {onClose && (
        <IconButton variant="ghost" size="sm" aria-label="Close notice" onClick={onClose}>
          <Icon name="close" size={16} />
        </IconButton>
      )}
    </Flex>
  );
}

import { t } from '@shootline/shared-api';
import { Box, IconButton } from '../basics.ts';
import Bell from 'lucide-react/icons/bell';
import { Icon } from '../icons/icon.tsx';

const mostShown = 99;

/** The bell of the top bar, with the number of unread notifications. */
export function BellButton(props: {
  id: string;
  unread: number;
  isOpen: boolean;
  onClick: () => void;
}) {
  const { id, unread, isOpen, onClick } = props;
  const shown = unread > mostShown ? `${mostShown}+` : unread;
  return (
    <IconButton
      id={id}
      variant="ghost"
      colorPalette="gray"
      position="relative"
      aria-label={unread > 0 ? t('Notifications, {shown} unread', { shown }) : t('Notifications')}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
    >
      <Icon icon={Bell} />
      {unread > 0 && (
        <Box
          as="span"
          position="absolute"
          top="0"
          insetEnd="0"
          minW="4.5"
          px="1"
          borderRadius="full"
          bg="red.solid"
          color="red.contrast"
          fontSize="2xs"
          lineHeight="1.125rem"
        >
          {shown}
        </Box>
      )}
    </IconButton>
  );
}

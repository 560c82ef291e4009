import { t } from '@shootline/shared-api';
import { Icon, IconButton, Stack } from '@shootline/shared-ui';
import Maximize from 'lucide-react/icons/maximize';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';

interface MapButtonsProps {
  zoomIn: () => void;
  zoomOut: () => void;
  showAll: () => void;
}

/** Buttons to zoom the map without a mouse or a touch screen. */
export function MapButtons({ zoomIn, zoomOut, showAll }: MapButtonsProps) {
  const buttons = [
    { label: t('Zoom in'), icon: Plus, onClick: zoomIn },
    { label: t('Zoom out'), icon: Minus, onClick: zoomOut },
    { label: t('Show all'), icon: Maximize, onClick: showAll },
  ];
  return (
    <Stack position="absolute" top="2" insetEnd="2" zIndex="1" gap="1">
      {buttons.map(({ label, icon, onClick }) => (
        <IconButton
          key={label}
          size="xs"
          variant="outline"
          colorPalette="gray"
          bg="bg.panel"
          aria-label={label}
          title={label}
          onClick={onClick}
        >
          <Icon icon={icon} size={16} />
        </IconButton>
      ))}
    </Stack>
  );
}

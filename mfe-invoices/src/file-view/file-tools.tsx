import { t } from '@shootline/shared-api';
import { sizeText } from '@shootline/shared-api/rules';
import { Box, Button, Flex, Icon, IconButton, Text } from '@shootline/shared-ui';
import { saveFile } from '@shootline/shared-ui/files';
import Download from 'lucide-react/icons/download';
import ExternalLinkIcon from 'lucide-react/icons/external-link';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { fileKind, typedContent } from '../file-text/file-kind.ts';

/** Zoom factors; 1 is the width of the frame. */
export const zooms = [1, 1.5, 2, 3];

function openFile(content: Blob, name: string) {
  const address = URL.createObjectURL(typedContent(content, name));
  window.open(address, '_blank', 'noopener');
  // The new tab still needs the address while it opens.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The file's name and size with buttons for zoom, opening and download. */
export function FileTools(props: {
  name: string;
  size: number;
  /** The file's content; null until it is loaded. */
  content: Blob | null;
  /** Null where the file cannot be shown. */
  zoom: number | null;
  onZoom: (zoom: number) => void;
}) {
  const { name, size, content, zoom, onZoom } = props;
  const at = zoom === null ? -1 : zooms.indexOf(zoom);
  const step = (label: string, icon: typeof ZoomIn, next: number | undefined) => (
    <IconButton
      size="xs"
      variant="outline"
      colorPalette="gray"
      aria-label={label}
      aria-disabled={next === undefined || undefined}
      onClick={() => next !== undefined && onZoom(next)}
    >
      <Icon icon={icon} size={16} />
    </IconButton>
  );
  return (
    <Flex align="center" gap="2" wrap="wrap">
      <Box flex="1 1 8rem" minW="0">
        <Text fontSize="sm" fontWeight="medium" overflowWrap="anywhere">
          {name}
        </Text>
        <Text fontSize="xs" color="fg.muted">
          {sizeText(size)}
        </Text>
      </Box>
      {zoom !== null && (
        <Flex gap="1">
          {step(t('Zoom out'), ZoomOut, zooms[at - 1])}
          {step(t('Zoom in'), ZoomIn, zooms[at + 1])}
        </Flex>
      )}
      {fileKind(name) !== 'other' && (
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          aria-disabled={!content || undefined}
          onClick={() => content && openFile(content, name)}
        >
          <Icon icon={ExternalLinkIcon} size={14} />
          {t('Open')}
        </Button>
      )}
      <Button
        size="xs"
        variant="outline"
        colorPalette="gray"
        aria-disabled={!content || undefined}
        onClick={() => content && saveFile(content, name)}
      >
        <Icon icon={Download} size={14} />
        {t('Download')}
      </Button>
    </Flex>
  );
}

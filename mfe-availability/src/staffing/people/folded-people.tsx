import { numberText, t } from '@shootline/shared-api';
import { Button, Icon } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';

/** The videographers with nothing in the board's days: their number, and whether they are shown. */
export interface Fold {
  count: number;
  isOpen: boolean;
  toggle: () => void;
}

/** Shows or folds the videographers with nothing in the board's days. */
export function FoldButton({ fold: { count, isOpen, toggle } }: { fold: Fold }) {
  return (
    <Button
      size="xs"
      variant="ghost"
      colorPalette="gray"
      h="auto"
      minH="8"
      maxW="full"
      whiteSpace="normal"
      textAlign="start"
      aria-expanded={isOpen}
      onClick={toggle}
    >
      <Icon icon={isOpen ? ChevronDown : ChevronRight} size={14} />
      {t(
        '{count, plural, one {{number} other videographer, with nothing in these days} other {{number} other videographers, with nothing in these days}}',
        {
          count,
          number: numberText(count),
        },
      )}
    </Button>
  );
}

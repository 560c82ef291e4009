import { t } from '@shootline/shared-api';
import { Box, Button } from '@shootline/shared-ui';
import { PopoverPanel } from '@shootline/shared-ui/popover';
import { ChoiceList } from './choice-list.tsx';
import type { FilterControl } from '../filter.ts';

/** The panel of a multiple-choice filter. */
export function ChoicesPanel({
  anchorId,
  onClose,
  ...control
}: FilterControl & { anchorId: string; onClose: () => void }) {
  const { filter, value, onChange } = control;
  const options = 'options' in filter ? filter.options : [];
  return (
    <PopoverPanel anchorId={anchorId} label={filter.label} onClose={onClose}>
      <Box p="2" w="13rem">
        <ChoiceList {...control} options={options} />
      </Box>
      <Box p="2" borderTopWidth="1px">
        <Button
          size="xs"
          width="full"
          variant="ghost"
          colorPalette="gray"
          aria-disabled={value === '' || undefined}
          onClick={() => onChange('')}
        >
          {t('All')}
        </Button>
      </Box>
    </PopoverPanel>
  );
}

import { lazyModule, t } from '@shootline/shared-api';
import { Box, Button, Icon, LazyDialog, VisuallyHidden } from '@shootline/shared-ui';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCallback, useId, useState } from 'react';
import { FilterField, useEmptyText } from './filter-field.tsx';
import { type FilterControl, labelOf, valuesOf } from '../filter.ts';

const panel = lazyModule(() => import('./choices-panel.tsx'));

/** Several values of one filter, chosen in a panel, or all values (''). */
export function FilterChoices(control: FilterControl) {
  const { filter, value } = control;
  const id = useId();
  const none = useEmptyText(filter.label, undefined);
  const [isOpen, setIsOpen] = useState(false);
  const close = useCallback(() => setIsOpen(false), []);
  const chosen = valuesOf(filter, value).map((one) => labelOf(filter, one));
  return (
    <FilterField id={id} label={filter.label}>
      <Button
        id={id}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        variant="outline"
        colorPalette="gray"
        size="sm"
        h="8"
        width="full"
        justifyContent="space-between"
        px="2"
        fontWeight="normal"
        color={chosen.length > 0 ? 'fg' : 'fg.muted'}
        bg="bg.panel"
        borderColor="border.control"
        onClick={() => setIsOpen(!isOpen)}
      >
        {chosen.length === 0 && none ? (
          <>
            <Box as="span" aria-hidden truncate>
              {none}
            </Box>
            <VisuallyHidden id={`${id}-value`}>{t('All')}</VisuallyHidden>
          </>
        ) : (
          <Box as="span" id={`${id}-value`} truncate>
            {chosen.join(', ') || t('All')}
          </Box>
        )}
        <Icon icon={ChevronDown} size={16} />
      </Button>
      {isOpen && (
        <LazyDialog of={panel} onClose={close}>
          {({ ChoicesPanel }) => <ChoicesPanel {...control} anchorId={id} onClose={close} />}
        </LazyDialog>
      )}
    </FilterField>
  );
}

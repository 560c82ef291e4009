import { t, type Invoice, numberText } from '@shootline/shared-api';
import { Box, Button, Flex, Text, toast } from '@shootline/shared-ui';
import { type Ref, useId, useSyncExternalStore } from 'react';
import { ApproveSelection } from '../approval/approve-selection.tsx';
import type { EditsState } from '../editing/edit-values.ts';
import type { InvoiceEdits } from '../editing/invoice-edits.ts';
import { undoChange } from '../editing/use-invoices-grid.ts';
import { maxUpdatesPerRequest } from '../editing/use-update-selection.ts';

interface SelectionToolsProps {
  edits: InvoiceEdits;
  state: EditsState;
  /** The selected invoices in the list. */
  selected: readonly Invoice[];
  isUpdating: boolean;
  /** Number of results so far. */
  done: number;
  sent: number;
  /** Undoes the change of the cell focused last; null if that cell is unchanged. */
  undoCell: { subscribe: (onChange: () => void) => () => void; get: () => (() => void) | null };
  updateButton: Ref<HTMLButtonElement>;
  onUpdate: () => void;
}

function UndoCell({ undoCell }: Pick<SelectionToolsProps, 'undoCell'>) {
  const isPossible = useSyncExternalStore(undoCell.subscribe, () => undoCell.get() !== null);
  return (
    <Button
      size="xs"
      variant="outline"
      colorPalette="gray"
      hideBelow="md"
      disabled={!isPossible}
      onClick={() => undoCell.get()?.()}
    >
      {t('Undo Cell')}
    </Button>
  );
}

function statusOf({ state, selected: shown, isUpdating, done, sent }: SelectionToolsProps): string {
  if (isUpdating) return t('{done} of {sent}', { done: numberText(done), sent: numberText(sent) });
  const { selected, edits } = state;
  const parts = [
    t('{count} selected', { count: numberText(selected.size) }),
    t('{count} changed', { count: numberText(edits.size) }),
  ];
  const elsewhere = selected.size - shown.length;
  if (elsewhere > 0) parts.push(t('{count} not in this list', { count: numberText(elsewhere) }));
  return parts.join(' · ');
}

/** The numbers of selected and changed invoices, and 'Update Selection'. */
export function SelectionTools(props: SelectionToolsProps) {
  const { edits, state, selected, isUpdating, undoCell, updateButton, onUpdate } = props;
  const id = useId();
  const isTooMany = state.selected.size > maxUpdatesPerRequest;
  const hasChanges = [...state.edits.keys()].some((uuid) => state.selected.has(uuid));
  const isPossible = hasChanges && !isTooMany && !isUpdating;
  const discard = () => {
    const change = edits.discard();
    toast.success(t('Changes discarded.'), {
      action: { label: t('Undo'), onPress: () => undoChange(edits, change) },
    });
  };
  return (
    <Box flexShrink="0">
      <Text id={id} role="status" fontSize="xs" color={isTooMany ? 'fg.error' : 'fg.muted'} mb="1">
        {isTooMany
          ? t('{count} selected. Select at most {most} to update at once.', {
              count: numberText(state.selected.size),
              most: numberText(maxUpdatesPerRequest),
            })
          : statusOf(props)}
      </Text>
      <Flex gap="2" wrap="wrap" css={{ '& button': { px: { base: '2', lg: '3' } } }}>
        <UndoCell undoCell={undoCell} />
        <Button
          size="xs"
          variant="outline"
          colorPalette="gray"
          disabled={state.edits.size === 0 || isUpdating}
          onClick={discard}
        >
          {t('Discard Changes')}
        </Button>
        <ApproveSelection
          selected={selected}
          elsewhere={state.selected.size - selected.length}
          describedBy={id}
          onApproved={edits.unselect}
        />
        <Button
          ref={updateButton}
          size="xs"
          minW="8rem"
          aria-disabled={!isPossible || undefined}
          aria-describedby={id}
          onClick={() => isPossible && onUpdate()}
        >
          {isUpdating ? t('Updating...') : t('Update Selection')}
        </Button>
      </Flex>
    </Box>
  );
}

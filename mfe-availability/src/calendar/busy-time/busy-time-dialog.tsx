import { t, type BusyTimeInput, type CalendarEntry } from '@shootline/shared-api';
import { busyTimeRules } from '@shootline/shared-api/rules';
import { Box, Button } from '@shootline/shared-ui';
import { FormDialog } from '@shootline/shared-ui/action-form';
import { useDiscard } from '@shootline/shared-ui/kept-input';
import type { Day } from '../../days/day.ts';
import { useAddBusyTime, useUpdateBusyTime } from '../calendar.actions.ts';
import { BusyTimeFields } from './busy-time-fields.tsx';
import { busyInputOf, newBusyTime } from './busy-values.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

interface BusyTimeDialogProps {
  /** The busy time to change; null for a new one. */
  entry: CalendarEntry | null;
  /** The day of a new busy time. */
  day: Day;
  /** The videographer's IANA zone. */
  zone: string;
  onClose: () => void;
}

function DeleteButton(props: { isDisabled: boolean; onDelete: () => Promise<void> }) {
  const { isDisabled, onDelete } = props;
  const discard = useDiscard();
  return (
    <Box>
      <Button
        size="sm"
        variant="outline"
        colorPalette="red"
        disabled={isDisabled}
        onClick={() => void onDelete().then(discard, () => undefined)}
      >
        {t('Delete')}
      </Button>
    </Box>
  );
}

/** Adds, changes or deletes a busy time. */
export function BusyTimeDialog({ entry, day, zone, onClose }: BusyTimeDialogProps) {
  const add = useAddBusyTime();
  const update = useUpdateBusyTime(entry?.uuid ?? '');
  const { remove, isDeleting } = useDeleteWithUndo(zone);
  const save = entry ? update : add;
  const onDelete = ({ uuid }: CalendarEntry) => remove(uuid).then(onClose);
  return (
    <FormDialog<BusyTimeInput>
      title={entry ? t('Busy Time') : t('Add Busy Time')}
      subtitle={t('No job is offered to you for this time.')}
      maxWidth={460}
      schema={busyTimeRules(zone)}
      defaultValues={entry ? busyInputOf(entry, zone) : newBusyTime(day)}
      keepAs={`busy time ${entry?.uuid ?? day}`}
      onSubmit={(values) => save.mutateAsync(values)}
      buttons={{
        primary: entry ? t('Save') : t('Add Busy Time'),
        progress: entry ? t('Saving...') : t('Adding...'),
      }}
      isBlocked={isDeleting}
      onClose={onClose}
    >
      <BusyTimeFields zone={zone} />
      {entry && <DeleteButton isDisabled={isDeleting} onDelete={() => onDelete(entry)} />}
    </FormDialog>
  );
}

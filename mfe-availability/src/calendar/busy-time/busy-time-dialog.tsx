import { type BusyTimeInput, type CalendarEntry, keptInput } from '@shootline/shared-api';
import { useAddBusyTime, useUpdateBusyTime } from '@shootline/shared-api/availability';
import { busyTimeRules } from '@shootline/shared-api/rules';
import { Box, Button } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import type { Day } from '../../days/day.ts';
import { BusyTimeFields } from './busy-time-fields.tsx';
import { busyInputOf, newBusyTime } from './busy-values.ts';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

interface BusyTimeDialogProps {
  /** The busy time to change; null for a new one. */
  entry: CalendarEntry | null;
  /** The day of a new one. */
  day: Day;
  /** The videographer's IANA zone. */
  zone: string;
  onClose: () => void;
}

/** Enters, changes or deletes a busy time. What is typed is kept until it is saved or cancelled. */
export function BusyTimeDialog({ entry, day, zone, onClose }: BusyTimeDialogProps) {
  const add = useAddBusyTime();
  const update = useUpdateBusyTime(entry?.uuid ?? '');
  const { remove, isDeleting } = useDeleteWithUndo(zone);
  const save = entry ? update : add;
  const keepAs = entry ? `busy time ${entry.uuid}` : `busy time ${day}`;
  const cancel = () => {
    keptInput.forget(keepAs);
    onClose();
  };
  const onDelete = ({ uuid }: CalendarEntry) => void remove(uuid).then(cancel, () => undefined);
  return (
    <Dialog
      title={entry ? 'Busy Time' : 'Add Busy Time'}
      subtitle="No job is offered to you for this time."
      maxWidth={460}
      isBlocked={save.isPending || isDeleting}
      onClose={onClose}
    >
      <ActionForm<BusyTimeInput>
        schema={busyTimeRules(zone)}
        defaultValues={entry ? busyInputOf(entry, zone) : newBusyTime(day)}
        keepAs={keepAs}
        onSubmit={async (values) => {
          await save.mutateAsync(values);
          onClose();
        }}
        buttons={{
          primary: entry ? 'Save' : 'Add Busy Time',
          progress: entry ? 'Saving...' : 'Adding...',
          onCancel: cancel,
        }}
      >
        <BusyTimeFields zone={zone} />
        {entry && (
          <Box>
            <Button
              size="sm"
              variant="outline"
              colorPalette="red"
              disabled={isDeleting}
              onClick={() => onDelete(entry)}
            >
              Delete
            </Button>
          </Box>
        )}
      </ActionForm>
    </Dialog>
  );
}

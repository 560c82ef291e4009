import { errorMessage } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { useAddBusyTime, useDeleteBusyTime } from '../calendar.actions.ts';
import { busyInput } from './busy-values.ts';

/** Deletes a busy time; the toast then offers to enter it again. A failure is a toast. */
export function useDeleteWithUndo(zone: string) {
  const { mutateAsync: add } = useAddBusyTime('Busy time restored.');
  const { mutateAsync, isPending } = useDeleteBusyTime();
  const remove = async (id: string) => {
    const deleted = await mutateAsync(id);
    const onPress = () =>
      void add(busyInput(deleted, zone)).catch((error: unknown) =>
        toast.error(errorMessage(error)),
      );
    toast.success('Busy time deleted.', { action: { label: 'Undo', onPress } });
  };
  return { remove, isDeleting: isPending };
}

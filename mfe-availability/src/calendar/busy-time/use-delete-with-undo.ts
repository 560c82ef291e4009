import { errorMessage, t } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { useAddBusyTime, useDeleteBusyTime } from '../calendar.actions.ts';
import { busyInput } from './busy-values.ts';

/** Deletes a busy time, and offers Undo in a toast, which adds it again. Failures are toasts. */
export function useDeleteWithUndo(zone: string) {
  const { mutateAsync: add } = useAddBusyTime(t('Busy time restored.'));
  const { mutateAsync, isPending } = useDeleteBusyTime();
  const remove = async (id: string) => {
    const deleted = await mutateAsync(id);
    const onPress = () =>
      void add(busyInput(deleted, zone)).catch((error: unknown) =>
        toast.error(errorMessage(error)),
      );
    toast.success(t('Busy time deleted.'), { action: { label: t('Undo'), onPress } });
  };
  return { remove, isDeleting: isPending };
}

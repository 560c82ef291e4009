import {
  api,
  availabilityKeys,
  bookingKeys,
  dataOf,
  errorMessage,
  feedbackKeys,
  invoiceKeys,
  t,
  userQueries,
} from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A booking at the version that an action gave it. */
interface Changed {
  uuid: string;
  version: number;
}

/** The areas whose data an action on a booking changes. */
export const changedByActions = () => [
  availabilityKeys.all(),
  bookingKeys.lists(),
  bookingKeys.details(),
  feedbackKeys.all(),
  invoiceKeys.all(),
  userQueries.notifications(),
];

/** The toasts of actions that can be undone, by booking. */
const offering = new Map<string, string>();

/** Removes the Undo of a booking's last action, as the next one ends it. */
export function withdrawUndo({ uuid }: Pick<Changed, 'uuid'>): void {
  toast.dismiss(offering.get(uuid) ?? '');
  offering.delete(uuid);
}

/**
 * Shows a toast with Undo, which takes the user's last action on these bookings back and says so with
 * `undone`. A booking that has changed since stays as it is, and the server's reason is a toast.
 */
export function useOfferUndo() {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (bookings: Changed[]) =>
      dataOf(
        api.POST('/booking/undo', {
          params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
          body: { bookings },
        }),
      ),
    onSettled: () =>
      Promise.all(changedByActions().map((queryKey) => client.invalidateQueries({ queryKey }))),
    meta: { showsOwnError: true },
  });
  const undo = async (bookings: Changed[], undone: string) => {
    const { results } = await mutateAsync(bookings);
    const failed = results.flatMap(({ error }) => error ?? []);
    if (failed.length < results.length) toast.success(undone);
    const [first] = failed;
    if (!first) return;
    toast.info(
      failed.length === 1
        ? first.message
        : t('{count} of the bookings could not be undone: {reason}', {
            count: failed.length,
            reason: first.message,
          }),
    );
  };
  return (changed: readonly Changed[], texts: { done: string; undone: string }): void => {
    const bookings = changed.map(({ uuid, version }) => ({ uuid, version }));
    const onPress = () =>
      void undo(bookings, texts.undone).catch((error: unknown) => toast.error(errorMessage(error)));
    const shown = toast.success(texts.done, { action: { label: t('Undo'), onPress } });
    for (const { uuid } of bookings) offering.set(uuid, shown);
  };
}

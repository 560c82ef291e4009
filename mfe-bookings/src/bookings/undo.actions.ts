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
import type { QueryClient } from '@tanstack/react-query';

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

async function undo(client: QueryClient, bookings: Changed[], undone: string): Promise<void> {
  try {
    const { results } = await dataOf(
      api.POST('/booking/undo', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { bookings },
      }),
    );
    const failed = results.flatMap(({ error }) => error ?? []);
    const [first] = failed;
    if (!first) {
      toast.success(undone);
      return;
    }
    const some = { count: failed.length, reason: first.message };
    const text = t('{count} of the bookings could not be undone: {reason}', some);
    const failure = failed.length === 1 ? first.message : text;
    toast.info(failed.length < results.length ? `${undone} ${failure}` : failure);
  } catch (error) {
    toast.error(errorMessage(error));
  } finally {
    for (const queryKey of changedByActions()) void client.invalidateQueries({ queryKey });
  }
}

/**
 * Shows a toast with Undo, which takes the user's last action on these bookings back and says so with
 * `undone`. A booking that has changed since stays as it is, and the server's reason is a toast.
 */
export function offerUndo(
  client: QueryClient,
  changed: readonly Changed[],
  { done, undone }: { done: string; undone: string },
): void {
  const bookings = changed.map(({ uuid, version }) => ({ uuid, version }));
  const onPress = () => void undo(client, bookings, undone);
  const shown = toast.success(done, { action: { label: t('Undo'), onPress } });
  for (const { uuid } of bookings) offering.set(uuid, shown);
}

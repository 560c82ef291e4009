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

/** The keys of the queries whose data an action on a booking changes. */
export const changedByActions = () => [
  availabilityKeys.all(),
  bookingKeys.lists(),
  bookingKeys.details(),
  feedbackKeys.all(),
  invoiceKeys.all(),
  userQueries.notifications(),
];

/** Shows `undone` if any of `all` changes were undone, and why the others could not be. */
export function reportUndo(undone: string, refusals: readonly string[], all: number): void {
  const [reason] = refusals;
  if (reason === undefined) {
    toast.success(undone);
    return;
  }
  const count = refusals.length;
  const some = t('{count} of {all} could not be undone: {reason}', { count, all, reason });
  const failure = all === 1 ? reason : some;
  toast.info(count < all ? `${undone} ${failure}` : failure);
}

async function undo(client: QueryClient, changed: readonly Changed[], undone: string) {
  const last = new Map(changed.map(({ uuid, version }) => [uuid, { uuid, version }]));
  try {
    const { results } = await dataOf(
      api.POST('/booking/undo', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { bookings: [...last.values()] },
      }),
    );
    const refused = results.flatMap(({ error }) => error?.message ?? []);
    const earlier = Array.from({ length: changed.length - last.size }, () =>
      t('Its booking has changed again since.'),
    );
    reportUndo(undone, [...refused, ...earlier], changed.length);
  } catch (error) {
    toast.error(errorMessage(error));
  } finally {
    for (const queryKey of changedByActions()) void client.invalidateQueries({ queryKey });
  }
}

/** The toasts of actions that can be undone, by booking. */
const offering = new Map<string, string>();

/** Removes the Undo of a booking's last action, as the next one ends it. */
export function withdrawUndo({ uuid }: Pick<Changed, 'uuid'>): void {
  toast.dismiss(offering.get(uuid) ?? '');
  offering.delete(uuid);
}

/**
 * Shows a toast with Undo, which takes the user's actions on these bookings back and says so with `undone`.
 * A booking that has changed since stays as it is, and the server's reason is a toast. Of several actions on
 * one booking only the last can be undone.
 */
export function offerUndo(
  client: QueryClient,
  changed: readonly Changed[],
  { done, undone }: { done: string; undone: string },
): void {
  const onPress = () => void undo(client, changed, undone);
  const shown = toast.success(done, { action: { label: t('Undo'), onPress } });
  for (const { uuid } of changed) offering.set(uuid, shown);
}

import {
  api,
  dataOf,
  errorMessage,
  type Invoice,
  type InvoiceApprovalResult,
  t,
} from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import type { QueryClient } from '@tanstack/react-query';
import { staleKeys } from './stale-keys.ts';

/** A booking at the version that the decision on its invoice gave it. */
type Decided = NonNullable<InvoiceApprovalResult['booking']>;

interface Texts {
  done: string;
  undone: string;
}

/** The last decision of each booking, as only that can be undone. */
const lastOf = (decided: readonly Decided[]) => [
  ...new Map(decided.map((booking) => [booking.uuid, booking])).values(),
];

async function undo(client: QueryClient, decided: readonly Decided[], undone: string) {
  const bookings = lastOf(decided);
  try {
    const { results } = await dataOf(
      api.POST('/booking/undo', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { bookings },
      }),
    );
    const refused = results.flatMap(({ error }) => error?.message ?? []);
    const count = refused.length + decided.length - bookings.length;
    if (count === 0) {
      toast.success(undone);
      return;
    }
    const reason = refused[0] ?? t('Another invoice of its booking was decided after it.');
    const some = t('{count} of the invoices could not be undone: {reason}', { count, reason });
    const failure = decided.length === 1 ? reason : some;
    toast.info(refused.length < results.length ? `${undone} ${failure}` : failure);
  } catch (error) {
    toast.error(errorMessage(error));
  } finally {
    for (const queryKey of staleKeys()) void client.invalidateQueries({ queryKey });
  }
}

/** Shows a toast with Undo, which takes the user's decisions on the invoices of these bookings back. */
export function offerUndo(
  client: QueryClient,
  decided: readonly Decided[],
  { done, undone }: Texts,
): void {
  const onPress = () => void undo(client, decided, undone);
  toast.success(done, { action: { label: t('Undo'), onPress } });
}

/** Does the same for the decision just made on one invoice. */
export function offerUndoOf(client: QueryClient, invoice: Invoice): void {
  const { state, invoice_number: number, booking } = invoice;
  const { uuid, version } = booking;
  const texts =
    state === 'rejected'
      ? {
          done: t('Invoice {number} rejected.', { number }),
          undone: t('Rejection of invoice {number} undone.', { number }),
        }
      : {
          done: t('Invoice {number} approved.', { number }),
          undone: t('Approval of invoice {number} undone.', { number }),
        };
  offerUndo(client, [{ uuid, version }], texts);
}

import { type Invoice, lazyModule, t } from '@shootline/shared-api';
import { toast } from '@shootline/shared-ui';
import type { offerUndo as offer } from '@shootline/shared-ui/undo';

/** Offers and reports Undo; loaded with the first change, not with the list. */
export const undoing = lazyModule(() => import('@shootline/shared-ui/undo'));

/** Shows a toast with Undo, which takes the user's decisions on the invoices of these bookings back. */
export function offerUndo(...decisions: Parameters<typeof offer>): void {
  undoing.load().then(
    (code) => code.offerUndo(...decisions),
    // Without a network, the decisions are still made.
    () => toast.success(decisions[2].done),
  );
}

/** The toasts of the decision just made on one invoice and of its Undo. */
export function decisionTexts({ state, invoice_number: number }: Invoice) {
  return state === 'rejected'
    ? {
        done: t('Invoice {number} rejected.', { number }),
        undone: t('Rejection of invoice {number} undone.', { number }),
      }
    : {
        done: t('Invoice {number} approved.', { number }),
        undone: t('Approval of invoice {number} undone.', { number }),
      };
}

import type { Widgets } from '@shootline/shared-api/portal';

/** What the dialog Upload Invoice or View Invoice holds (S2 §2 Invoice dialogs). */
export function Component({ mode }: Widgets['invoices/invoice-dialog']) {
  return <p>{mode}</p>;
}

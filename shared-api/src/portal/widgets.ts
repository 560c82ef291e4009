/**
 * Every widget that one area shows inside another, with its props: `remote/widget`. A remote adds
 * its own by writing it here, naming it in its `remote.ts` and exposing it as `./widget`.
 */
export interface Widgets {
  /** Creates, edits or shows a videographer's invoice for these bookings (S2 §2 Invoice dialogs). */
  'invoices/invoice-dialog': { booking_uuids: readonly string[]; onClose: () => void };
}

export type WidgetName = keyof Widgets;

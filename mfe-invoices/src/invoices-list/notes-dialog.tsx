import { t, type Invoice } from '@shootline/shared-api';
import { Stack } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { Dialog } from '@shootline/shared-ui/dialog';
import { AdminNotes } from '../invoice-dialog/admin-notes.tsx';
import { titleOf } from '../invoice/any-invoice.ts';

/** The notes of an invoice: those of its booking, and the admins' notes once they differ. */
export function NotesDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { booking } = invoice;
  return (
    <Dialog
      title={t('Invoice Notes')}
      subtitle={`${booking.booking_uid} · ${titleOf(invoice)}`}
      onClose={onClose}
    >
      <Stack gap="5">
        {booking.invoice_notes !== invoice.admin_invoice_notes && (
          <DetailList>
            <Detail label={t('Invoice Notes')} fallback={t('None')}>
              {booking.invoice_notes}
            </Detail>
          </DetailList>
        )}
        <AdminNotes invoice={invoice} isOpenedToWrite />
      </Stack>
    </Dialog>
  );
}

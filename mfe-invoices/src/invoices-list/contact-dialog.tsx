import { t, type Invoice } from '@shootline/shared-api';
import { Button, Flex, Stack, toast } from '@shootline/shared-ui';
import { ContactBlock } from '@shootline/shared-ui/contact-block';
import { Dialog } from '@shootline/shared-ui/dialog';
import { titleOf } from '../invoice/any-invoice.ts';

/** The contact who receives the invoice. */
export function ContactDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { booking } = invoice;
  const contact = booking.invoice_to_user;
  const copy = async () => {
    const { full_name, phone, email, company } = contact ?? {};
    try {
      await navigator.clipboard.writeText(
        [full_name, phone, email, company].filter(Boolean).join('\n'),
      );
      toast.success(t('Contact details copied.'));
    } catch {
      toast.error(t('The contact details could not be copied.'));
    }
  };
  return (
    <Dialog
      title={t('Invoice contact details')}
      subtitle={`${booking.booking_uid} · ${titleOf(invoice)}`}
      maxWidth={440}
      onClose={onClose}
    >
      <Stack gap="5">
        <ContactBlock {...contact} />
        <Flex justify="flex-end" gap="3">
          {contact && (
            <Button variant="outline" onClick={() => void copy()}>
              {t('Copy')}
            </Button>
          )}
          <Button onClick={onClose}>{t('Close')}</Button>
        </Flex>
      </Stack>
    </Dialog>
  );
}

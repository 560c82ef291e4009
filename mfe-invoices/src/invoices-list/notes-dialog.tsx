import { ApiError, type Invoice } from '@shootline/shared-api';
import { useUpdateInvoices } from '@shootline/shared-api/invoice';
import { Button, Flex, Heading, Stack, Text, toast } from '@shootline/shared-ui';
import { ActionForm } from '@shootline/shared-ui/action-form';
import { Dialog } from '@shootline/shared-ui/dialog';
import { TextAreaField } from '@shootline/shared-ui/form';
import { object, string } from 'yup';

const rules = object({ admin_invoice_notes: string().ensure().max(2000) });

function Notes({ title, text }: { title: string; text: string }) {
  return (
    <Stack gap="1">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere" color={text ? undefined : 'fg.muted'}>
        {text || 'None'}
      </Text>
    </Stack>
  );
}

/** The client's notes on the invoice and the admins' own, which admins write here (S2 §2, §6). */
export function NotesDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { uuid, booking, admin_invoice_notes, permissions } = invoice;
  const { mutateAsync, isPending } = useUpdateInvoices();
  const save = async (values: { admin_invoice_notes: string }) => {
    const [result] = await mutateAsync({ updates: [{ uuid, is_selected: true, ...values }] });
    if (result?.result === 'refused') {
      throw new ApiError('ValidationError', 400, {
        type: 'ValidationError',
        message: result.message ?? '',
        errors: result.errors,
      });
    }
    toast.success('Selected booking(s) have been updated.');
    onClose();
  };
  return (
    <Dialog
      title="Invoice Notes"
      subtitle={`${booking.booking_uid} · ${booking.title}`}
      isBlocked={isPending}
      onClose={onClose}
    >
      <Stack gap="5">
        <Notes title="Client's notes" text={booking.invoice_notes} />
        {permissions.update_notes ? (
          <ActionForm
            schema={rules}
            defaultValues={{ admin_invoice_notes }}
            keepAs={`invoice notes ${uuid}`}
            onSubmit={save}
            buttons={{ primary: 'Save', progress: 'Saving...', onCancel: onClose }}
          >
            <TextAreaField name="admin_invoice_notes" label="Admin notes" rows={4} maxRows={12} />
          </ActionForm>
        ) : (
          <>
            <Notes title="Admin notes" text={admin_invoice_notes} />
            <Flex justify="flex-end">
              <Button onClick={onClose}>Close</Button>
            </Flex>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

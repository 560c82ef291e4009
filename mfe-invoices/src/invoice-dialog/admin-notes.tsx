import { type Invoice, keptInput } from '@shootline/shared-api';
import { useUpdateInvoices } from '@shootline/shared-api/invoice';
import { tooLongText } from '@shootline/shared-api/rules';
import { Box, Button, Flex, toast } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { Form, FormError, SubmitButton, TextAreaField } from '@shootline/shared-ui/form';
import { useState } from 'react';
import { object, string } from 'yup';

const rules = object({
  admin_invoice_notes: string().trim().ensure().max(2000, tooLongText(2000)),
});

/** The admins' notes on an invoice, which only they change (S2 §6). */
export function AdminNotes({ invoice }: { invoice: Invoice }) {
  const { admin_invoice_notes, permissions } = invoice;
  const [isEdited, setIsEdited] = useState(
    () => keptInput.read(keptNotes(invoice)) !== undefined && permissions.update_notes,
  );
  if (isEdited) return <NotesForm invoice={invoice} onEnd={() => setIsEdited(false)} />;
  if (!permissions.update_notes && !admin_invoice_notes) return null;
  return (
    <Flex gap="3" align="start" justify="space-between">
      <Box flex="1" minW="0">
        <DetailList>
          <Detail label="Admin Notes" fallback="None">
            {admin_invoice_notes}
          </Detail>
        </DetailList>
      </Box>
      {permissions.update_notes && (
        <Button size="xs" variant="outline" colorPalette="gray" onClick={() => setIsEdited(true)}>
          Edit Notes
        </Button>
      )}
    </Flex>
  );
}

const keptNotes = ({ uuid }: Invoice) => `invoice ${uuid} notes`;

function NotesForm({ invoice, onEnd }: { invoice: Invoice; onEnd: () => void }) {
  const { mutateAsync } = useUpdateInvoices();
  const save = async (admin_invoice_notes: string) => {
    const update = { uuid: invoice.uuid, is_selected: true, admin_invoice_notes };
    const [result] = await mutateAsync({ updates: [update] });
    if (result?.result === 'refused') {
      throw new FormError(result.message ?? 'The notes could not be saved.', result.errors);
    }
    toast.success('Notes saved.');
    onEnd();
  };
  return (
    <Form
      schema={rules}
      defaultValues={{ admin_invoice_notes: invoice.admin_invoice_notes }}
      keepAs={keptNotes(invoice)}
      label="Admin Notes"
      onSubmit={(values) => save(values.admin_invoice_notes)}
    >
      <TextAreaField name="admin_invoice_notes" label="Admin Notes" />
      <Flex justify="flex-end" gap="3">
        <Button
          size="sm"
          variant="outline"
          colorPalette="gray"
          onClick={() => {
            keptInput.forget(keptNotes(invoice));
            onEnd();
          }}
        >
          Cancel
        </Button>
        <SubmitButton size="sm" busyText="Saving...">
          Save Notes
        </SubmitButton>
      </Flex>
    </Form>
  );
}

import { t, type Invoice } from '@shootline/shared-api';
import { tooLongText } from '@shootline/shared-api/values';
import { Box, Button, Flex, toast } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { FormError, SubmitButton, TextAreaField } from '@shootline/shared-ui/form';
import { CancelButton, KeptInputForm, keptChanges } from '@shootline/shared-ui/kept-input';
import { useLayoutEffect, useRef, useState } from 'react';
import { object, string } from 'yup';
import { useUpdateInvoices } from '../invoice/update-invoices.actions.ts';

const rules = object({
  admin_invoice_notes: string().trim().ensure().max(5000, tooLongText(5000)),
});

/**
 * The admins' notes on an invoice, which only they change. With `isOpenedToWrite` an invoice without notes
 * starts with the form.
 */
export function AdminNotes(props: { invoice: Invoice; isOpenedToWrite?: boolean }) {
  const { invoice, isOpenedToWrite = false } = props;
  const { admin_invoice_notes, permissions } = invoice;
  const part = useRef<HTMLDivElement>(null);
  const [isEdited, setIsEdited] = useState(() => {
    const isKept = keptChanges(keptNotes(invoice), { admin_invoice_notes }) !== undefined;
    return permissions.update_notes && (isKept || (isOpenedToWrite && !admin_invoice_notes));
  });
  const isTurned = useRef(false);
  const turnTo = (next: boolean) => {
    isTurned.current = true;
    setIsEdited(next);
  };
  useLayoutEffect(() => {
    // The focused element was removed with the other state.
    if (isTurned.current) part.current?.querySelector<HTMLElement>('textarea, button')?.focus();
    isTurned.current = false;
  }, [isEdited]);
  if (!permissions.update_notes && !admin_invoice_notes) return null;
  return (
    <Box ref={part}>
      {isEdited ? (
        <NotesForm invoice={invoice} onEnd={() => turnTo(false)} />
      ) : (
        <ShownNotes invoice={invoice} onEdit={() => turnTo(true)} />
      )}
    </Box>
  );
}

function ShownNotes({ invoice, onEdit }: { invoice: Invoice; onEdit: () => void }) {
  const { admin_invoice_notes, permissions } = invoice;
  return (
    <Flex gap="3" align="start" justify="space-between">
      <Box flex="1" minW="0">
        <DetailList>
          <Detail label={t('Admin notes')} fallback={t('None')}>
            {admin_invoice_notes}
          </Detail>
        </DetailList>
      </Box>
      {permissions.update_notes && (
        <Button size="xs" variant="outline" colorPalette="gray" onClick={onEdit}>
          {t('Edit Notes')}
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
      throw new FormError(result.message ?? t('The notes could not be saved.'), result.errors);
    }
    toast.success(t('Notes saved.'));
    onEnd();
  };
  return (
    <KeptInputForm
      schema={rules}
      defaultValues={{ admin_invoice_notes: invoice.admin_invoice_notes }}
      keepAs={keptNotes(invoice)}
      label={t('Admin notes')}
      onSubmit={(values) => save(values.admin_invoice_notes)}
    >
      <TextAreaField name="admin_invoice_notes" label={t('Admin notes')} />
      <Flex justify="flex-end" gap="3">
        <CancelButton size="sm" onClick={onEnd} />
        <SubmitButton size="sm" busyText={t('Saving...')}>
          {t('Save Notes')}
        </SubmitButton>
      </Flex>
    </KeptInputForm>
  );
}

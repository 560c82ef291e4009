import { t, type InvoiceFile } from '@shootline/shared-api';
import { Button, Flex, Text } from '@shootline/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useDeleteInvoiceFile } from '../../invoice/invoice.actions.ts';

/** Deletes the file of an invoice after a confirmation. */
export function DeleteFile(props: {
  invoice_uuid: string;
  file: InvoiceFile;
  onBusy: (isBusy: boolean) => void;
}) {
  const { invoice_uuid, file, onBusy } = props;
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useDeleteInvoiceFile(invoice_uuid);
  const ask = useRef<HTMLButtonElement>(null);
  const no = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  useEffect(() => {
    if (isAsked) no.current?.focus();
    else if (wasAsked.current) ask.current?.focus();
    wasAsked.current = isAsked;
  }, [isAsked]);
  if (!isAsked) {
    return (
      <Button
        ref={ask}
        size="xs"
        variant="outline"
        colorPalette="red"
        alignSelf="start"
        onClick={() => setIsAsked(true)}
      >
        {t('Delete File')}
      </Button>
    );
  }
  return (
    <Flex role="group" aria-label={t('Delete File')} gap="2" wrap="wrap" align="center">
      <Text fontSize="sm">
        {t(
          'Are you sure that you want to delete this file? The next correction needs another one.',
        )}
      </Text>
      <Button
        ref={no}
        size="xs"
        variant="outline"
        colorPalette="gray"
        onClick={() => setIsAsked(false)}
      >
        {t('No')}
      </Button>
      <Button
        size="xs"
        colorPalette="red"
        aria-disabled={isPending || undefined}
        onClick={() => {
          if (!isPending) mutate(file.uuid, { onSettled: () => setIsAsked(false) });
        }}
      >
        {isPending ? t('Deleting...') : t('Yes, Delete File')}
      </Button>
    </Flex>
  );
}

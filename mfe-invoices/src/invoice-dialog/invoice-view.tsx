import { t } from '@shootline/shared-api';
import { Button, Flex, NoticeBanner, Text } from '@shootline/shared-ui';
import { useState } from 'react';
import { isWholeInvoice } from '../invoice/is-whole-invoice.ts';
import { AdminNotes } from './admin-notes.tsx';
import { type AnyInvoice, creditNoteFor } from '../invoice/any-invoice.ts';
import { InvoiceForm } from './form/invoice-form.tsx';
import { InvoiceWithFile } from './file/invoice-with-file.tsx';
import { DecisionPart } from '../decision/decision-part.tsx';
import { InvoiceDetails } from './invoice-details.tsx';
import { CheckedFile, InvoiceFile } from './file/invoice-file.tsx';
import { Histories } from './invoice-history.tsx';
import { LoadingInvoice } from './loading-invoice.tsx';
import { useInvoicesWithSameNumber } from './invoices-with-same-number.tsx';
import { RejectedNotice } from './rejected-notice.tsx';
import { totalDiffersText } from './totals.tsx';

/** View Invoice: shows an invoice and lets finance decide on it. */
export function InvoiceView(props: {
  invoice: AnyInvoice;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
  onDone: () => void;
  onNext?: () => void;
}) {
  const { invoice, onBusy, onClose, onDone, onNext } = props;
  const [isCrediting, setIsCrediting] = useState(false);
  const isWhole = isWholeInvoice(invoice);
  const hasFile = invoice.files.length > 0;
  const sameNumber = useInvoicesWithSameNumber(invoice);
  if (sameNumber.isLoading) {
    return <LoadingInvoice error={null} isFetching onRetry={() => void sameNumber.refetch()} />;
  }
  if (isCrediting) {
    return <InvoiceForm invoices={[creditNoteFor(invoice)]} {...{ onBusy, onClose, onDone }} />;
  }
  const decision = isWhole ? (
    <DecisionPart
      key={`${invoice.uuid} decision`}
      invoice={invoice}
      onBusy={onBusy}
      onClose={onClose}
      onDone={onDone}
      onNext={onNext}
    />
  ) : (
    <Flex gap="2" justify="flex-end" wrap="wrap">
      {invoice.permissions.credit_invoice && (
        <Button variant="outline" onClick={() => setIsCrediting(true)}>
          {t('Credit This Invoice')}
        </Button>
      )}
      <Button variant="outline" colorPalette="gray" data-autofocus onClick={onClose}>
        {t('Close')}
      </Button>
    </Flex>
  );
  return (
    <InvoiceWithFile
      file={
        hasFile &&
        (isWhole ? (
          <CheckedFile invoice={invoice} onBusy={onBusy} />
        ) : (
          <InvoiceFile invoice={invoice} onBusy={onBusy} />
        ))
      }
      decision={decision}
      isDecisionAtFoot={onNext !== undefined}
    >
      <RejectedNotice invoice={invoice} />
      {!isWhole && invoice.is_total_different && invoice.state === 'submitted' && (
        <NoticeBanner>{totalDiffersText}</NoticeBanner>
      )}
      <InvoiceDetails invoice={invoice} />
      {!hasFile && (
        <Text fontSize="sm" color="fg.muted">
          {t('There is no file.')}
        </Text>
      )}
      {isWhole && <AdminNotes key={invoice.uuid} invoice={invoice} />}
      <Histories invoices={[invoice]} />
    </InvoiceWithFile>
  );
}

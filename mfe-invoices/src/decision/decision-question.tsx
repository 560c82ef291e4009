import { ApiError, errorMessage, type Invoice, t } from '@shootline/shared-api';
import { claimText } from '@shootline/shared-api/values';
import { invoiceRejectionRules } from '@shootline/shared-api/rules';
import { NoticeBanner, Stack, Text } from '@shootline/shared-ui';
import { ActionForm, Confirmation } from '@shootline/shared-ui/action-form';
import { TextAreaField } from '@shootline/shared-ui/form';
import { useEffect } from 'react';
import { RejectionReasons } from './rejection-reasons.tsx';
import { useApproveInvoice, useRejectInvoice } from '../invoice/invoice.actions.ts';

export interface DecisionQuestionProps {
  invoice: Invoice;
  /** The invoice as it was when the page or dialog opened. */
  firstSeen: Invoice;
  onCancel: () => void;
  onDone: () => void;
  onBusy: (isBusy: boolean) => void;
  /** Whether a toast offers to undo the decision. */
  isUndoable?: boolean;
  /** Gets the message of a failure without an answer, after which the decision may have been made. */
  onFailure: (message: string | null) => void;
}

// After an error from the API the reloaded invoice says why there is nothing to decide.
const networkFailure = (error: unknown) =>
  error instanceof ApiError && error.fromServer ? null : errorMessage(error);

/** Warns that an invoice was corrected while it was shown. */
export function Correction({
  invoice,
  firstSeen,
}: Pick<DecisionQuestionProps, 'invoice' | 'firstSeen'>) {
  if (firstSeen.revision === invoice.revision) return null;
  const isAmountSame = firstSeen.claimed_invoice_amount === invoice.claimed_invoice_amount;
  return (
    <NoticeBanner tone="warning">
      {isAmountSame
        ? t('It was corrected while you had it open. The claimed amount is the same.')
        : t('The claimed amount has changed from {before} to {now}.', {
            before: claimText(firstSeen),
            now: claimText(invoice),
          })}
    </NoticeBanner>
  );
}

/** Names who is told of a decision, and says so if it is final. */
export function Notified({
  invoice,
  isUndoable,
}: Pick<DecisionQuestionProps, 'invoice' | 'isUndoable'>) {
  const name = invoice.booking.camera_operator_full_name ?? t('The videographer');
  return (
    <Text fontSize="sm" color="fg.muted" truncate={isUndoable}>
      {t('{name} is emailed.', { name })} {!isUndoable && t('This cannot be undone.')}
    </Text>
  );
}

/** Asks whether to approve an invoice as it is shown. */
export function ApproveQuestion(props: DecisionQuestionProps) {
  const { invoice, firstSeen, onCancel, onDone, onBusy, onFailure, isUndoable = false } = props;
  const { mutateAsync, isPending } = useApproveInvoice(invoice.uuid, isUndoable);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const approve = async () => {
    try {
      await mutateAsync(invoice.revision);
    } catch (error) {
      onFailure(networkFailure(error));
      throw error;
    }
    onDone();
  };
  return (
    <Confirmation
      text={
        <Stack gap="4">
          <Correction invoice={invoice} firstSeen={firstSeen} />
          <Text>{t('Are you sure that you want to approve this invoice?')}</Text>
          <Notified invoice={invoice} isUndoable={isUndoable} />
        </Stack>
      }
      buttons={{
        primary: t('Yes, Approve Invoice'),
        progress: t('Approving Invoice...'),
        cancel: t('No'),
        onCancel,
      }}
      isAfterContent
      onConfirm={approve}
    />
  );
}

/** Asks whether to reject an invoice, and for the reason. */
export function RejectQuestion(props: DecisionQuestionProps) {
  const { invoice, firstSeen, onCancel, onDone, onBusy, onFailure, isUndoable = false } = props;
  const { mutateAsync, isPending } = useRejectInvoice(invoice.uuid, isUndoable);
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  const reject = async (rejection_details: string) => {
    try {
      await mutateAsync({ revision: invoice.revision, rejection_details });
    } catch (error) {
      onFailure(networkFailure(error));
      throw error;
    }
    onDone();
  };
  return (
    <ActionForm
      schema={invoiceRejectionRules}
      defaultValues={{ rejection_details: '' }}
      keepAs={`invoice ${invoice.uuid} rejection`}
      label={t('Reject Invoice')}
      onSubmit={({ rejection_details }) => reject(rejection_details ?? '')}
      buttons={{
        primary: t('Yes, Reject Invoice'),
        progress: t('Rejecting Invoice...'),
        cancel: t('No'),
        isDangerous: true,
        onCancel,
      }}
      isAfterContent
    >
      <Correction invoice={invoice} firstSeen={firstSeen} />
      <Text>{t('Are you sure that you want to reject this invoice?')}</Text>
      <Notified invoice={invoice} isUndoable={isUndoable} />
      <RejectionReasons />
      <TextAreaField
        name="rejection_details"
        label={t('Rejection Reason (optional)')}
        help={t('Provide details of why this invoice is being rejected.')}
      />
    </ActionForm>
  );
}

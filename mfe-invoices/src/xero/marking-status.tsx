import {
  errorMessage,
  type InvoiceUpdateResult,
  t,
  translated,
  numberText,
} from '@shootline/shared-api';
import { NoticeBanner, Text } from '@shootline/shared-ui';
import { RowList } from './row-list.tsx';
import type { Marking } from './use-marking.ts';
import type { XeroTexts } from './xero-texts.ts';

function reasonOf({ message, errors, invoice }: InvoiceUpdateResult): string {
  const reasons = [message, ...errors.map((error) => error.message)].filter(Boolean);
  const text = reasons.join(' ') || t('It could not be changed.');
  return invoice
    ? t('Booking {number}: {text}', { number: invoice.booking.booking_uid, text })
    : text;
}

/** The number of invoices of the file marked so far, and of those refused. */
export function MarkingStatus({ marking, texts }: { marking: Marking; texts: XeroTexts }) {
  const { count, refused, error, isPending } = marking;
  const isBegun = count + refused.length > 0;
  const counts = { count, number: numberText(count), refused: refused.length };
  return (
    <>
      <Text role="status">
        {!isBegun
          ? texts.noneMarked
          : translated(refused.length > 0 ? texts.partlyMarked : texts.areMarked, counts)}
      </Text>
      {refused.length > 0 && (
        <RowList
          label={t('Not marked')}
          rows={refused.map((result) => ({ id: result.uuid, text: reasonOf(result) }))}
        />
      )}
      {error && !isPending && <NoticeBanner tone="danger">{errorMessage(error)}</NoticeBanner>}
    </>
  );
}

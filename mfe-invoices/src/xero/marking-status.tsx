import { errorMessage, type InvoiceUpdateResult } from '@shootline/shared-api';
import { NoticeBanner, Text } from '@shootline/shared-ui';
import { RowList } from './row-list.tsx';
import type { Marking } from './use-marking.ts';
import { invoicesText, type XeroTexts } from './xero-texts.ts';

function reasonOf({ message, errors, invoice }: InvoiceUpdateResult): string {
  const reasons = [message, ...errors.map((error) => error.message)].filter(Boolean);
  const text = reasons.join(' ') || 'It could not be changed.';
  return invoice ? `Booking ${invoice.booking.booking_uid}: ${text}` : text;
}

/** The number of invoices of the file marked so far, and of those refused. */
export function MarkingStatus({ marking, texts }: { marking: Marking; texts: XeroTexts }) {
  const { count, refused, error, isPending } = marking;
  const isBegun = count + refused.length > 0;
  const areMarked = `${invoicesText(count)} ${count === 1 ? 'is' : 'are'} ${texts.marked}`;
  return (
    <>
      <Text role="status">
        {isBegun
          ? `${areMarked}${refused.length > 0 ? `, ${refused.length} could not be` : ''}.`
          : `None is ${texts.marked} yet. Do so once Xero has taken the file.`}
      </Text>
      {refused.length > 0 && (
        <RowList
          label="Not marked"
          rows={refused.map((result) => ({ id: result.uuid, text: reasonOf(result) }))}
        />
      )}
      {error && !isPending && <NoticeBanner tone="danger">{errorMessage(error)}</NoticeBanner>}
    </>
  );
}

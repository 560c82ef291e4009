import { errorMessage, type InvoiceUpdateResult, t } from '@shootline/shared-api';
import { NoticeBanner, Text } from '@shootline/shared-ui';
import { RowList } from './row-list.tsx';
import type { Marking } from './use-marking.ts';
import { invoicesText, type XeroTexts } from './xero-texts.ts';

function reasonOf({ message, errors, invoice }: InvoiceUpdateResult): string {
  const reasons = [message, ...errors.map((error) => error.message)].filter(Boolean);
  const text = reasons.join(' ') || t('It could not be changed.');
  return invoice
    ? t('Booking {booking_uid}: {text}', { booking_uid: invoice.booking.booking_uid, text })
    : text;
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
          ? `${areMarked}${refused.length > 0 ? t(', {length} could not be', { length: refused.length }) : ''}.`
          : t('None is {marked} yet. Do so once Xero has taken the file.', {
              marked: texts.marked,
            })}
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

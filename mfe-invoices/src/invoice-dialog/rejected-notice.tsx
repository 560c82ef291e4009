import { NoticeBanner, Text } from '@shootline/shared-ui';
import type { AnyInvoice } from './any-invoice.ts';

/** That an invoice was rejected, and why (S2 §4). */
export function RejectedNotice({ invoice }: { invoice: AnyInvoice }) {
  if (invoice.state !== 'rejected') return null;
  return (
    <NoticeBanner tone="warning">
      <Text fontWeight="semibold">This invoice was rejected.</Text>
      <Text whiteSpace="pre-line">
        {invoice.rejection_details || 'No reason was given. Please contact us to learn more.'}
      </Text>
    </NoticeBanner>
  );
}

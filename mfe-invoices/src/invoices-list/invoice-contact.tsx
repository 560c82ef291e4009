import type { Contact } from '@shootline/shared-api';
import { Under } from '@shootline/shared-ui/table';

/** The person to send the invoice to, in a cell. */
export function InvoiceContact({ contact }: { contact: Contact }) {
  const ways = [contact.email, contact.phone].filter(Boolean);
  return (
    <>
      {contact.full_name}
      {ways.length > 0 && <Under>{ways.join(' · ')}</Under>}
    </>
  );
}

import type { Contact } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';

/** The person to send the invoice to, in a cell. */
export function InvoiceContact({ contact }: { contact: Contact | null }) {
  if (!contact) return <>N/A</>;
  return (
    <>
      {contact.full_name}
      {[contact.email, contact.phone].filter(Boolean).map((line) => (
        <Text key={line} fontSize="xs" color="fg.muted">
          {line}
        </Text>
      ))}
    </>
  );
}

import type { Booking, Contact } from '@shootline/shared-api';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { ContactBlock } from '@shootline/shared-ui/contact-block';

function Person({ label, of, phone }: { label: string; of: Contact | null; phone?: string }) {
  return (
    <Detail label={label}>
      <ContactBlock {...of} phone={of?.phone || phone} />
    </Detail>
  );
}

export function ClientDetailsCard({ booking }: { booking: Booking }) {
  return (
    <InfoCard title="Client Details">
      <DetailList columns={2}>
        <Detail label="Client">{booking.client.name}</Detail>
        <Person label="Project Creator" of={booking.submitter} />
        <Person
          label="Project Owner"
          of={booking.project_owner}
          phone={booking.booking_owner_phone_number}
        />
        <Person
          label="Point of Contact"
          of={booking.point_of_contact}
          phone={booking.booking_poc_phone_number}
        />
      </DetailList>
    </InfoCard>
  );
}

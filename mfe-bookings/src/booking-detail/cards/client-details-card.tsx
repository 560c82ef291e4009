import type { Booking } from '@shootline/shared-api';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { ContactBlock } from '@shootline/shared-ui/contact-block';
import { joinedPeople } from './joined-people.ts';

export function ClientDetailsCard({ booking }: { booking: Booking }) {
  return (
    <InfoCard title="Client Details">
      <DetailList columns={2}>
        <Detail label="Client">{booking.client.name}</Detail>
        {joinedPeople(booking).map(({ label, contact }) => (
          <Detail key={label} label={label}>
            <ContactBlock {...contact} />
          </Detail>
        ))}
      </DetailList>
    </InfoCard>
  );
}

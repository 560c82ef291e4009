import { t, type Booking } from '@shootline/shared-api';
import { ContactBlock } from '@shootline/shared-ui/contact-block';
import { FactsCard } from '../../facts/facts.tsx';
import { joinedPeople } from './joined-people.ts';

export function ClientDetailsCard({ booking }: { booking: Booking }) {
  const people = joinedPeople(booking).map(({ label, contact }) => ({
    label,
    value: Object.values(contact).some(Boolean) && <ContactBlock {...contact} />,
  }));
  const client = { label: t('Client'), value: booking.client.name };
  return <FactsCard title={t('Client Details')} columns={2} facts={[client, ...people]} />;
}

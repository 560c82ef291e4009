import type { Booking } from '@shootline/shared-api';
import { DetailList, InfoCard } from '@shootline/shared-ui/card';
import { BriefDetails } from '../brief-details.tsx';

export function ShootDetailsCard({ booking }: { booking: Booking }) {
  return (
    <InfoCard title="Shoot Details">
      <DetailList columns={2}>
        <BriefDetails booking={booking} sections={['shoot-details']} />
      </DetailList>
    </InfoCard>
  );
}

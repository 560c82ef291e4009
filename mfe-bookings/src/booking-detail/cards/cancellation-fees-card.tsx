import type { Booking } from '@shootline/shared-api';
import { InfoCard, Text, TimeText } from '@shootline/shared-ui';
import { PlainTable } from '../plain-table.tsx';

export function CancellationFeesCard({ booking }: { booking: Booking }) {
  const { permissions, cancellation_fees: fees, address } = booking;
  if (!permissions.read_cancellation_fees) return null;
  return (
    <InfoCard title="Cancellation Fees">
      {fees.length === 0 ? (
        <Text color="fg.muted">There are currently no cancellation fees.</Text>
      ) : (
        <PlainTable
          label="Cancellation Fees"
          rows={fees}
          keyOf={({ uuid }) => uuid}
          columns={[
            {
              header: 'Date',
              cell: ({ created }) => <TimeText iso={created} zone={address?.timezone} />,
            },
            { header: 'Category', cell: ({ category_display }) => category_display },
            {
              header: 'Videographer',
              cell: ({ camera_operator }) => camera_operator?.full_name || 'N/A',
            },
            { header: 'Created By', cell: ({ created_by_name }) => created_by_name },
            {
              header: 'Discount',
              cell: ({ discount, category_display }) => `${discount}% (${category_display})`,
            },
          ]}
        />
      )}
    </InfoCard>
  );
}

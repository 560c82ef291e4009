import {
  useCurrentUser,
  type Booking,
  type CancellationFee,
  t,
  translated,
} from '@shootline/shared-api';
import { Button, TimeText } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { useBookingActions } from '../../action-engine/booking-actions.tsx';
import { deleteCancellationFee } from '../../actions/delete-cancellation-fee.ts';
import { PlainTable, type PlainColumn } from '../../facts/plain-table.tsx';

export function CancellationFeesCard({ booking }: { booking: Booking }) {
  const { permissions, cancellation_fees: fees } = booking;
  const { timezone } = useCurrentUser();
  const { open } = useBookingActions();
  if (!permissions.read_cancellation_fees) return null;
  const deletion: PlainColumn<CancellationFee> = {
    header: t('Delete'),
    cell: ({ uuid, category_display }) => (
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        aria-label={t('Delete fee {category}', { category: translated(category_display) })}
        onClick={() => open(deleteCancellationFee, booking, { booking_cancellation_fee: uuid })}
      >
        {t('Delete')}
      </Button>
    ),
  };
  return (
    <InfoCard
      title={t('Cancellation Fees')}
      summary={t('There are currently no cancellation fees.')}
      count={fees.length}
      isEmpty={fees.length === 0}
    >
      {fees.length > 0 && (
        <PlainTable
          label={t('Cancellation Fees')}
          rows={fees}
          keyOf={({ uuid }) => uuid}
          columns={[
            {
              header: t('Date'),
              cell: ({ created }) => <TimeText iso={created} zone={timezone} />,
            },
            { header: t('Category'), cell: ({ category_display }) => translated(category_display) },
            {
              header: t('Videographer'),
              cell: ({ camera_operator }) => camera_operator?.full_name || t('N/A'),
            },
            { header: t('Created By'), cell: ({ created_by_name }) => created_by_name },
            {
              header: t('Discount'),
              cell: ({ discount, category_display }) =>
                `${discount}% (${translated(category_display)})`,
            },
            ...(permissions.delete_cancellation_fee ? [deletion] : []),
          ]}
        />
      )}
    </InfoCard>
  );
}

import { isCancelled, type Booking, t, translated } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { AddToCalendar } from '../your-shoot/add-to-calendar.tsx';
import { useIsAssignee } from '../your-shoot/use-is-own-shoot.ts';

export function CancelledCard({ booking }: { booking: Booking }) {
  const { cancellation_reason_display: reason, cancellation_details: note } = booking;
  const isAssignee = useIsAssignee(booking);
  if (!isCancelled(booking)) return null;
  return (
    <InfoCard
      title={t('Booking Cancelled')}
      tone="danger"
      actions={isAssignee && booking.date && <AddToCalendar booking={booking} />}
    >
      {reason || note ? (
        <DetailList columns={2}>
          {reason && <Detail label={t('Reason')}>{translated(reason)}</Detail>}
          {note && <Detail label={t('Note')}>{note}</Detail>}
        </DetailList>
      ) : (
        <Text>{t('This booking has been cancelled.')}</Text>
      )}
    </InfoCard>
  );
}

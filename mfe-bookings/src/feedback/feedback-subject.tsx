import { type Booking, isVideographer, useCurrentUser, t } from '@shootline/shared-api';
import { TimeText } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';

/** The subject of the rating: client and shoot for a videographer, the videographer for a client. */
export function FeedbackSubject({ booking }: { booking: Booking }) {
  const { role_policy: role } = useCurrentUser();
  const { address, camera_operator_full_name: videographer, client, date, title } = booking;
  return (
    <DetailList columns={2}>
      {isVideographer(role) ? (
        <Detail label={t('Client')}>{client.name}</Detail>
      ) : (
        <Detail label={t('Videographer')} fallback="--">
          {videographer}
        </Detail>
      )}
      <Detail label={t('Shoot Date and time')}>
        <TimeText iso={date} zone={address?.timezone} />
      </Detail>
      <Detail label={t('Shoot')} wide>
        {title || t('Untitled booking')}
      </Detail>
    </DetailList>
  );
}

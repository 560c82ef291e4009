import { type Booking, isVideographer, useCurrentUser } from '@shootline/shared-api';
import { TimeText } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';

/**
 * The subject of the rating: client and shoot for a videographer, the videographer for a client (S1 §2).
 */
export function FeedbackSubject({ booking }: { booking: Booking }) {
  const { role_policy: role } = useCurrentUser();
  const { address, camera_operator_full_name: videographer, client, date, title } = booking;
  return (
    <DetailList columns={2}>
      {isVideographer(role) ? (
        <Detail label="Client">{client.name}</Detail>
      ) : (
        <Detail label="Videographer" fallback="--">
          {videographer}
        </Detail>
      )}
      <Detail label="Shoot Date and time">
        <TimeText iso={date} zone={address?.timezone} />
      </Detail>
      <Detail label="Shoot" wide>
        {title || 'Untitled booking'}
      </Detail>
    </DetailList>
  );
}

import { type Booking, isCameraOperator, useCurrentUser } from '@shootline/shared-api';
import { TimeText } from '@shootline/shared-ui';
import { Detail, DetailList } from '@shootline/shared-ui/card';
import { TextAreaField } from '@shootline/shared-ui/form';
import { RatingField } from '@shootline/shared-ui/rating-field';

/** Who and what is rated: a videographer rates the client and shoot, a client the videographer (S1 §2). */
function Subject({ booking, isOperator }: { booking: Booking; isOperator: boolean }) {
  const { address, camera_operator_full_name: videographer, client, date, title } = booking;
  return (
    <DetailList columns={2}>
      {isOperator ? (
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

/** The fields of Share Feedback (S1 §2). */
export function FeedbackFields({ booking }: { booking: Booking }) {
  const { role_policy: role } = useCurrentUser();
  const isOperator = isCameraOperator(role);
  return (
    <>
      <Subject booking={booking} isOperator={isOperator} />
      <RatingField
        name="rating"
        label={isOperator ? 'How were the client and the shoot?' : 'How was your videographer?'}
        isRequired
      />
      <TextAreaField name="feedback_note" label="Feedback" help="Please share your feedback." />
    </>
  );
}

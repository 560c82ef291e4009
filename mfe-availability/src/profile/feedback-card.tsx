import { useCurrentUser, type VideographerProfile, t } from '@shootline/shared-api';
import { Box, Flex, RouterLink, Text, TimeText } from '@shootline/shared-ui';
import { InfoCard, WrittenText } from '@shootline/shared-ui/card';
import { Stars } from '@shootline/shared-ui/stars';
import { RowList } from './row-list.tsx';

/** The newest ratings by clients, with their notes and bookings. */
export function FeedbackCard(props: {
  feedback: NonNullable<VideographerProfile['newest_feedback']>;
}) {
  const { timezone } = useCurrentUser();
  return (
    <InfoCard title={t('Newest Feedback')}>
      {props.feedback.length === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('No feedback yet.')}
        </Text>
      ) : (
        <RowList most={4}>
          {props.feedback.map(({ rating, note, by, date, booking_uuid, ...booking }) => (
            <li key={booking_uuid + date}>
              <Flex wrap="wrap" columnGap="3" align="baseline">
                <Stars rating={rating} />
                <Box as="span" fontWeight="medium">
                  {by || '--'}
                </Box>
                <Box as="span" color="fg.muted" ms="auto">
                  <TimeText iso={date} zone={timezone} show="date" />
                </Box>
              </Flex>
              {note && <WrittenText mt="1">{note}</WrittenText>}
              <RouterLink to={`/booking/${booking_uuid}`}>
                #{booking.booking_uid} {booking.booking_title || t('Untitled booking')}
              </RouterLink>
            </li>
          ))}
        </RowList>
      )}
    </InfoCard>
  );
}

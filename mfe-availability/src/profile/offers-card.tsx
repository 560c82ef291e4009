import { useCurrentUser, type VideographerProfile, t, rich } from '@shootline/shared-api';
import { Box, Flex, RouterLink, Stack, StateChip, Text, TimeText } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { minutesText } from '../answer/minutes-text.ts';
import { offerPath } from '../offer-path.ts';
import { RowList } from './row-list.tsx';

/** 14 minutes, 3 hours, 2 days. */
function lengthText(minutes: number): string {
  if (minutes < 120) return minutesText(minutes);
  const hours = Math.round(minutes / 60);
  return hours < 48
    ? t('{hours} hours', { hours })
    : t('{days} days', { days: Math.round(hours / 24) });
}

/** The answers to the offers of the last 12 months, and the newest offers. */
export function OffersCard({ offers }: { offers: VideographerProfile['offers'] }) {
  const { timezone } = useCurrentUser();
  const { accepted, declined, expired, median_answer_minutes: median, newest } = offers;
  return (
    <InfoCard title={t('Offers Answered')}>
      <Text fontSize="xs" color="fg.muted" mb="2">
        {t('Last 12 months')}
      </Text>
      <DetailList columns={2}>
        <Detail label={t('Accepted')}>{String(accepted)}</Detail>
        <Detail label={t('Declined')}>{String(declined)}</Detail>
        <Detail label={t('Expired')}>{String(expired)}</Detail>
        {median !== null && <Detail label={t('Usually answers in')}>{lengthText(median)}</Detail>}
      </DetailList>
      <Box mt="4">
        {newest.length === 0 ? (
          <Text fontSize="sm" color="fg.muted">
            {t('No offers yet.')}
          </Text>
        ) : (
          <RowList label={t('Newest offers')} most={5}>
            {newest.map((offer) => (
              <li key={offer.uuid}>
                <Flex justify="space-between" align="flex-start" gap="3">
                  <Stack gap="0" minW="0">
                    <RouterLink to={offerPath(offer)}>
                      {offer.booking_title || t('Untitled booking')}
                    </RouterLink>
                    <Text color="fg.muted">
                      {rich('Shoot {date}, sent {time}', {
                        date: <TimeText iso={offer.date} zone={offer.timezone} show="date" />,
                        time: <TimeText iso={offer.sent} zone={timezone} />,
                      })}
                    </Text>
                  </Stack>
                  <Box flexShrink="0">
                    <StateChip kind="offer" state={offer.state} label={offer.state_display} />
                  </Box>
                </Flex>
              </li>
            ))}
          </RowList>
        )}
      </Box>
    </InfoCard>
  );
}

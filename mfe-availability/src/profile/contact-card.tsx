import { useCurrentUser, type VideographerProfile, t } from '@shootline/shared-api';
import { phoneLink } from '@shootline/shared-api/values';
import { Box, Link, NoticeBanner, Text } from '@shootline/shared-ui';
import { Detail, DetailList, InfoCard } from '@shootline/shared-ui/card';
import { dayText, weekOf } from '../days/day.ts';
import { useToday } from '../days/use-today.ts';
import { workingDayText } from '../days/working-day.ts';

/** The hours of the week, days with the same hours together: 'Mon – Fri 9:00 AM – 5:00 PM'. */
function hoursByDays(hours: VideographerProfile['working_hours'], today: string) {
  const parts: { first: string; last: string; text: string }[] = [];
  for (const day of weekOf(today)) {
    const [name, text] = [dayText(day, 'ddd'), workingDayText(hours, day) ?? ''];
    const before = parts.at(-1);
    if (before?.text === text) before.last = name;
    else parts.push({ first: name, last: name, text });
  }
  return parts.map(({ first, last, text }) => ({
    days: first === last ? first : `${first} – ${last}`,
    text,
  }));
}

/** Contact, places and working hours of a videographer. */
export function ContactCard({ of, isStaff }: { of: VideographerProfile; isStaff: boolean }) {
  const { email, phone_formatted: phone, timezone, working_hours: hours } = of;
  const { timezone: readersZone } = useCurrentUser();
  const today = useToday(readersZone);
  return (
    <InfoCard title={t('Details')}>
      {!of.is_active && (
        <Box mb="3">
          <NoticeBanner tone="warning">
            {t('The account is not active, so no offers are made to it.')}
          </NoticeBanner>
        </Box>
      )}
      <DetailList columns={2}>
        <Detail label={t('Email')}>{email && <Link href={`mailto:${email}`}>{email}</Link>}</Detail>
        <Detail label={t('Phone')}>{phone && <Link href={phoneLink(phone)}>{phone}</Link>}</Detail>
        <Detail label={t('Region')}>{of.region}</Detail>
        <Detail label={t('Films in')}>{of.locations.join(', ')}</Detail>
        {isStaff && <Detail label={t('Billing Region')}>{of.billing_region}</Detail>}
        <Detail label={t('Time zone')}>{timezone.replaceAll('_', ' ')}</Detail>
        <Detail label={t('Working Hours')} wide>
          {hours.is_limited
            ? hoursByDays(hours, today).map(({ days, text }) => (
                <Text as="span" display="block" key={days}>
                  <Box as="span" color="fg.muted">
                    {days}
                  </Box>{' '}
                  {text}
                </Text>
              ))
            : t('Any time')}
        </Detail>
      </DetailList>
    </InfoCard>
  );
}

import { numberText, t, type VideographerProfile } from '@shootline/shared-api';
import { Box, styled, Text, VisuallyHidden } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { monthsUpTo, monthText } from './months.ts';

type Months = NonNullable<VideographerProfile['ratings_by_month']>;

const shownMonths = 24;
const best = 5;

const about = ({ month, rating, count }: Months[number]) =>
  t('{month}: {rating} of {best}, {count, plural, one {# rating} other {# ratings}}', {
    month: monthText(month),
    rating: numberText(rating, 1),
    best,
    count,
  });

/** The mean rating of each of the last 24 months, as columns; a month without ratings is empty. */
export function RatingsCard({ months }: { months: Months }) {
  const byMonth = new Map(months.map((one) => [one.month, one]));
  const shown = monthsUpTo(new Date(), shownMonths);
  return (
    <InfoCard title={t('Ratings over Time')}>
      {months.length === 0 ? (
        <Text fontSize="sm" color="fg.muted">
          {t('No ratings in the last 24 months.')}
        </Text>
      ) : (
        <>
          <Columns aria-label={t('Mean rating by month')}>
            {shown.map((month) => {
              const one = byMonth.get(month);
              return (
                <li key={month} title={one && about(one)} data-empty={one ? undefined : ''}>
                  {one && (
                    <>
                      <VisuallyHidden>{about(one)}</VisuallyHidden>
                      <Bar aria-hidden style={{ height: `${(one.rating / best) * 100}%` }} />
                    </>
                  )}
                </li>
              );
            })}
          </Columns>
          <Box
            display="flex"
            justifyContent="space-between"
            gap="2"
            mt="1"
            fontSize="xs"
            color="fg.muted"
            aria-hidden
          >
            <Box whiteSpace="nowrap">{monthText(shown[0] ?? '')}</Box>
            <span>{t('0 to {best} stars, mean of each month', { best })}</span>
            <Box whiteSpace="nowrap">{monthText(shown.at(-1) ?? '')}</Box>
          </Box>
        </>
      )}
    </InfoCard>
  );
}

const Columns = styled('ul', {
  base: {
    display: 'flex',
    alignItems: 'stretch',
    gap: '1',
    height: '28',
    listStyle: 'none',
    borderBottomWidth: '1px',
    borderColor: 'border',
    // The lines of two and a half and of five stars.
    backgroundImage:
      'linear-gradient(var(--ui-colors-border-muted), var(--ui-colors-border-muted)), linear-gradient(var(--ui-colors-border-muted), var(--ui-colors-border-muted))',
    backgroundSize: '100% 1px',
    backgroundRepeat: 'no-repeat',
    backgroundPosition: '0 0, 0 50%',
    '& > li': { flex: '1', minW: '0', display: 'flex', alignItems: 'flex-end' },
  },
});

const Bar = styled('span', {
  base: {
    display: 'block',
    width: 'full',
    minHeight: '3px',
    bg: 'brand.solid',
    borderTopRadius: 'l1',
  },
});

import { t } from '@shootline/shared-api';
import { shortNotice } from '@shootline/shared-api/rules';
import { instantOf, nextValidTime, wallParts } from '@shootline/shared-api/values';
import { Box, formatDateTime, NoticeBanner, Stack, Text } from '@shootline/shared-ui';
import { useNow } from '@shootline/shared-ui/page-hooks';
import { useWatch } from 'react-hook-form';
import { type BriefValues, shootInstant } from '../brief/brief-values.ts';
import { useShootZone } from './use-shoot-zone.ts';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function zonesText(there: string | null, here: string): string {
  if (there === null) return t('Times are local to the shoot.');
  return here === there
    ? t('Times are local to the shoot, which begins {there}.', { there })
    : t('Times are local to the shoot, which begins {there}; where you are, that is {here}.', {
        there,
        here,
      });
}

/** Explains the chosen time: its zone and the notice that it gives. */
export function ShootTimeNotes() {
  const [date, arrival] = useWatch<BriefValues, ['date', 'arrival_and_setup_date']>({
    name: ['date', 'arrival_and_setup_date'],
  });
  const zone = useShootZone();
  const isSkipped = nextValidTime(date ?? '', zone) !== undefined;
  const at = isSkipped ? undefined : shootInstant({ date }, zone);
  const iso = at?.toISOString();
  const there = formatDateTime(iso, zone);
  const here = formatDateTime(iso, ownZone());
  const arrivalAt = instantOf(arrival ?? '', zone)?.toISOString();
  const isEveningBefore =
    iso !== undefined && arrivalAt !== undefined && wallParts(arrival).day !== wallParts(date).day;
  const noticeEnds = at ? at.getTime() - shortNotice : Infinity;
  const isShortNotice = useNow(noticeEnds) > noticeEnds;
  return (
    <Stack gap="3" mt="2">
      <Box fontSize="xs" color="fg.muted">
        <Text>{zonesText(iso ? there : null, here)}</Text>
        <Text>{t("A shoot with less than 2 days' notice cannot be fulfilled.")}</Text>
        {isEveningBefore && (
          <Text color="fg">
            {t('The videographer arrives the evening before: {time}.', {
              time: formatDateTime(arrivalAt, zone),
            })}
          </Text>
        )}
      </Box>
      {isShortNotice && (
        <NoticeBanner tone="warning">
          {t('Short notice: less than 48 hours. The request cannot be guaranteed.')}
        </NoticeBanner>
      )}
    </Stack>
  );
}

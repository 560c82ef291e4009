import { t, type OwnCalendar, translated } from '@shootline/shared-api';
import { Box, Button, NoticeBanner } from '@shootline/shared-ui';
import { LastRead } from './last-read.tsx';

/** Says on the calendar's page that the user's own calendar could not be read; nothing if it was. */
export function FailedReading(props: {
  calendar: OwnCalendar | null | undefined;
  zone: string;
  onOpen: () => void;
}) {
  const { calendar, zone, onOpen } = props;
  if (!calendar?.failure) return null;
  return (
    <Box mb="3">
      <NoticeBanner
        tone="warning"
        actions={
          <Button size="xs" variant="outline" onClick={onOpen}>
            {t('Show Own Calendar')}
          </Button>
        }
      >
        {t('Your own calendar at {host} could not be read.', { host: calendar.host })}{' '}
        {translated(calendar.failure)} <LastRead calendar={calendar} zone={zone} />
      </NoticeBanner>
    </Box>
  );
}

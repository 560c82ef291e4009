import { t, type OwnCalendar, translated } from '@shootline/shared-api';
import { Box, Button, NoticeBanner } from '@shootline/shared-ui';
import { LastRead } from './last-read.tsx';
import { unreadSentences } from './unread-sentences.ts';

/**
 * Warns on the calendar's page about the parts of the user's own calendar that could not be read; renders
 * nothing if all was read.
 */
export function FailedReading(props: {
  calendar: OwnCalendar | null | undefined;
  zone: string;
  onOpen: () => void;
}) {
  const { calendar, zone, onOpen } = props;
  if (!calendar) return null;
  const unread = unreadSentences(calendar);
  if (!calendar.failure && unread.length === 0) return null;
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
        {calendar.failure ? (
          <>
            {t('Your own calendar at {host} could not be read.', { host: calendar.host })}{' '}
            {translated(calendar.failure)} <LastRead calendar={calendar} zone={zone} />
          </>
        ) : (
          [
            t('Your own calendar {name} was not read completely.', {
              name: calendar.name || calendar.host,
            }),
            ...unread,
          ].join(' ')
        )}
      </NoticeBanner>
    </Box>
  );
}

import { t, type Booking } from '@shootline/shared-api';
import { formatDateTime, NoticeBanner, Stack, Text } from '@shootline/shared-ui';

type Part = keyof NonNullable<Booking['change_deadlines']>;

/** The deadlines that hold for the user; staff read them only to allow later changes. */
export const ownDeadlines = ({ change_deadlines, permissions }: Booking) =>
  permissions.allow_late_change ? null : change_deadlines;

/** Whether a deadline has passed; false without one. */
export const isPast = (deadline: string | null | undefined): boolean =>
  typeof deadline === 'string' && new Date(deadline) <= new Date();

const sentences: Record<Part, (time: string, isPast: boolean) => string> = {
  place: (time, isPast) =>
    isPast
      ? t('Time and place could be changed until {time}.', { time })
      : t('Time and place can be changed until {time}.', { time }),
  content: (time, isPast) =>
    isPast
      ? t('Title and content could be changed until {time}.', { time })
      : t('Title and content can be changed until {time}.', { time }),
  cancellation: (time, isPast) =>
    isPast
      ? t('The booking could be cancelled until {time}.', { time })
      : t('The booking can be cancelled until {time}.', { time }),
};

/** Until when a client may change parts of a booking or cancel it, and whom to ask afterwards. */
export function ChangeDeadlines(props: { booking: Booking; parts: readonly Part[] }) {
  const { booking, parts } = props;
  const limits = parts.flatMap((part) => {
    const iso = ownDeadlines(booking)?.[part];
    if (!iso) return [];
    const isOver = isPast(iso);
    const time = formatDateTime(iso, booking.address?.timezone);
    return { part, isOver, text: sentences[part](time, isOver) };
  });
  if (limits.length === 0) return null;
  return (
    <NoticeBanner>
      <Stack gap="1">
        {limits.map(({ part, text }) => (
          <Text key={part}>{text}</Text>
        ))}
        {limits.some(({ isOver }) => isOver) && (
          <Text>{t('For a later change, please ask the team in a comment.')}</Text>
        )}
      </Stack>
    </NoticeBanner>
  );
}

import { t } from '@shootline/shared-api';
import { HStack, Icon, Text, useMediaQuery, VisuallyHidden } from '@shootline/shared-ui';
import Timer from 'lucide-react/icons/timer';
import { minutesText } from '../answer/minutes-text.ts';

const minute = 60_000;

function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Minutes left at which screen readers announce the time: only a few, not to disturb. */
const announced = [1, 5, 10];

function announcement(left: number): string {
  // The text of the offer's status announces the end.
  if (left === 0) return '';
  const passed = announced.find((minutes) => left <= minutes * minute);
  return passed === undefined
    ? ''
    : t('{time} of the exclusive time left.', { time: minutesText(passed) });
}

/**
 * Counts down the exclusive time; `left` is in milliseconds. Changes every second, or every minute for
 * users who prefer reduced motion.
 */
export function Countdown({ left }: { left: number }) {
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)', false);
  const text = isCalm ? minutesText(Math.ceil(left / minute)) : clockText(left);
  return (
    <>
      {left > 0 && (
        <HStack gap="2" color="brand.fg" fontWeight="semibold">
          <Icon icon={Timer} size={18} />
          <Text role="timer" aria-label={t('Exclusive time left')} fontSize="xl">
            {text}
          </Text>
          <Text as="span" fontWeight="normal">
            {t('left')}
          </Text>
        </HStack>
      )}
      <VisuallyHidden role="status">{announcement(left)}</VisuallyHidden>
    </>
  );
}

import { type UnstaffedBooking, zoneName } from '@shootline/shared-api';
import { chakra } from '@shootline/shared-ui';
import { Link } from '@shootline/shared-ui/router';
import { clockText, type Day } from '../days/day.ts';
import { zonedTimes } from '../entries/entry-days.ts';
import { daysLeft } from './days-left.ts';

/** A link to an unstaffed booking, with the days left. */
export function UnstaffedEntry({ booking, today }: { booking: UnstaffedBooking; today: Day }) {
  const { uuid, title, location, client, state_display, starts, timezone } = booking;
  const { text, urgency } = daysLeft(booking.day, today);
  const about = [title, zonedTimes(booking), location, client?.name, state_display];
  return (
    <Box to={`/booking/${uuid}`} title={about.filter(Boolean).join(' · ')} data-urgency={urgency}>
      <b>{title}</b>
      <span>
        {clockText(starts, timezone)} {zoneName(timezone, new Date(starts))}
      </span>
      <span>{location}</span>
      <b>{text}</b>
    </Box>
  );
}

const Box = chakra(Link, {
  base: {
    display: 'grid',
    px: '1.5',
    py: '1',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderInlineStartWidth: '3px',
    borderRadius: 'l1',
    scrollMarginTop: '3rem',
    focusVisibleRing: 'inside',
    _hover: { borderColor: 'currentColor' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > :first-child': { lineClamp: 2 },
    '& b': { fontWeight: 'semibold' },
    '&[data-urgency=now]': { bg: 'red.subtle', borderColor: 'red.focusRing', color: 'red.fg' },
    '&[data-urgency=soon]': {
      bg: 'orange.subtle',
      borderColor: 'orange.focusRing',
      color: 'orange.fg',
    },
    '&[data-urgency=later]': { bg: 'bg.subtle', borderColor: 'border.control', color: 'fg' },
  },
});

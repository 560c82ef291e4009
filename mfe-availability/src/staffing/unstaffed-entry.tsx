import { type UnstaffedBooking, zoneName, t, msg, translated } from '@shootline/shared-api';
import { Button, chakra } from '@shootline/shared-ui';
import { useNow } from '@shootline/shared-ui/page-hooks';
import { Link } from '@shootline/shared-ui/router';
import { clockText, type Day } from '../days/day.ts';
import { openingText } from '../opening-text.ts';
import { zonedTimes } from '../entries/entry-days.ts';
import { daysLeft } from './days-left.ts';
import { useDraggable } from './placement/drag.ts';
import { isPlaceable, pickId, usePlacement } from './placement/placement-context.ts';

const waiting = {
  today: msg('Offer waits until {time} today'),
  tomorrow: msg('Offer waits until {time} tomorrow'),
};

/** A link to an unstaffed booking with the days left, and a button that picks it for staffing. */
export function UnstaffedEntry({ booking, today }: { booking: UnstaffedBooking; today: Day }) {
  const { uuid, title, location, client, state_display, starts, timezone } = booking;
  const { text, urgency } = daysLeft(booking.day, today);
  const now = useNow(booking.opens ? Date.parse(booking.opens.at) : 0);
  const waits = openingText(booking.opens, now, waiting);
  const about = [
    title,
    zonedTimes(booking),
    location,
    client?.name,
    translated(state_display),
    waits,
  ];
  const { picked, toggle } = usePlacement();
  const isPicked = picked?.uuid === uuid;
  const ref = useDraggable<HTMLDivElement>(booking);
  return (
    <Box ref={ref} data-urgency={urgency} data-picked={isPicked ? '' : undefined}>
      <Shoot to={`/booking/${uuid}`} draggable={false} title={about.filter(Boolean).join(' · ')}>
        <b>{title}</b>
        <span>
          {clockText(starts, timezone)} {zoneName(timezone, new Date(starts))}
        </span>
        <span>{location}</span>
        <b>{text}</b>
        {waits && <span>{waits}</span>}
      </Shoot>
      {isPlaceable(booking) ? (
        <Button
          id={pickId(uuid)}
          size="2xs"
          variant={isPicked ? 'solid' : 'outline'}
          bg={isPicked ? undefined : 'bg.panel'}
          aria-pressed={isPicked}
          aria-label={isPicked ? t('Picked {title}', { title }) : t('Staff {title}', { title })}
          onClick={() => toggle(booking)}
        >
          {isPicked ? t('Picked') : t('Staff{verb}', { verb: '' })}
        </Button>
      ) : (
        <span>{t('Needs approval')}</span>
      )}
    </Box>
  );
}

const Shoot = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderRadius: 'l1',
    scrollMarginTop: '3rem',
    focusVisibleRing: 'inside',
    _hover: { textDecoration: 'underline' },
    '& > :first-child': { lineClamp: 2 },
  },
});

const Box = chakra('div', {
  base: {
    display: 'grid',
    gap: '1',
    px: '1.5',
    py: '1',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    overflowWrap: 'anywhere',
    borderWidth: '1px',
    borderInlineStartWidth: '3px',
    borderRadius: 'l1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-picked]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '1px' },
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

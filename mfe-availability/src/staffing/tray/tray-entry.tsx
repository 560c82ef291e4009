import {
  t,
  translated,
  type UnstaffedBooking,
  useCurrentUser,
  zoneName,
} from '@shootline/shared-api';
import { Button, styled } from '@shootline/shared-ui';
import { Link } from '@shootline/shared-ui/router';
import { clockText, dayText } from '../../days/day.ts';
import { zonedTimes } from '../../entries/entry-days.ts';
import { askingText } from './asking-text.ts';
import { useDraggable } from '../placement/drag.ts';
import { isPlaceable, pickId, usePlacement } from '../placement/placement-context.ts';
import { timeLeft } from './time-left.ts';

/** An unstaffed shoot: the time left, the state of asking, and a button that picks it for staffing. */
export function TrayEntry({ booking, now }: { booking: UnstaffedBooking; now: number }) {
  const { uuid, title, day, location, client, state_display, starts, timezone } = booking;
  const { text, urgency } = timeLeft(starts, now);
  const { timezone: zone } = useCurrentUser();
  const asking = askingText(booking, now, zone);
  const about = [
    title,
    zonedTimes(booking),
    location,
    client?.name,
    translated(state_display),
    asking,
  ];
  const { picked, toggle } = usePlacement();
  const isPicked = picked?.uuid === uuid;
  const ref = useDraggable<HTMLDivElement>(booking);
  const clock = `${clockText(starts, timezone)} ${zoneName(timezone, new Date(starts))}`;
  return (
    <Box ref={ref} data-urgency={urgency} data-picked={isPicked ? '' : undefined}>
      <Shoot to={`/booking/${uuid}`} draggable={false} title={about.filter(Boolean).join(' · ')}>
        <b>{title}</b>
        <b>{text}</b>
        <span>
          {[`${dayText(day, 'ddd D MMM')}, ${clock}`, location].filter(Boolean).join(' · ')}
        </span>
      </Shoot>
      <span>{asking}</span>
      {isPlaceable(booking) && (
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
      )}
    </Box>
  );
}

const Shoot = styled(Link, {
  base: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '2',
    borderRadius: 'l1',
    color: 'fg',
    scrollMarginTop: '3rem',
    focusVisibleRing: 'inside',
    _hover: { textDecoration: 'underline' },
    '& b': { truncate: true },
    '& span': { gridColumn: '1 / -1', color: 'fg.muted', truncate: true },
  },
});

const Box = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: '2',
    px: '2',
    py: '1',
    fontSize: 'xs',
    lineHeight: '1.125rem',
    bg: 'bg.panel',
    color: 'fg.muted',
    borderWidth: '1px',
    borderInlineStartWidth: '3px',
    borderRadius: 'l1',
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-picked]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '1px' },
    '& b': { fontWeight: 'semibold' },
    '&[data-urgency=now]': { borderInlineStartColor: 'red.solid' },
    '&[data-urgency=now] b + b': { color: 'red.fg' },
    '&[data-urgency=soon]': { borderInlineStartColor: 'orange.solid' },
    '&[data-urgency=soon] b + b': { color: 'orange.fg' },
    '&[data-urgency=later]': { borderInlineStartColor: 'border.control' },
  },
});

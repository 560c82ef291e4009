import { t, listText, numberText } from '@shootline/shared-api';
import { styled } from '@shootline/shared-ui';
import type { PointGroup } from './groups.ts';
import { countOf } from './map-point.ts';

/** Size in pixels, used to keep a name inside the map. */
const NAME_WIDTH = 240;
const NAME_HEIGHT = 64;

/** Size of a place name below its marker, in pixels. */
const PLACE_WIDTH = 112;
const PLACE_HEIGHT = 44;

type Position = { x: number; y: number };

/** Whether two markers with their place names do not overlap. */
export const isApart = (one: Position, other: Position): boolean =>
  Math.abs(one.x - other.x) >= PLACE_WIDTH || Math.abs(one.y - other.y) >= PLACE_HEIGHT;

function sideOf(x: number, width: number): 'start' | 'end' | undefined {
  if (x < NAME_WIDTH / 2) return 'start';
  return x > width - NAME_WIDTH / 2 ? 'end' : undefined;
}

/** The accessible name of a marker. */
export function markerLabel({ points }: PointGroup, countText: (count: number) => string): string {
  const [first] = points;
  if (points.length === 1) return [first?.label, first?.place].filter(Boolean).join(', ');
  const places = [...new Set(points.map(({ place }) => place).filter(Boolean))];
  const where =
    places.length > 2
      ? t('{places} and {count} more', {
          places: places.slice(0, 2).join(', '),
          count: places.length - 2,
        })
      : listText(places);
  return t('{points} in {places}', {
    points: countText(countOf(points)),
    places: where || t('one place'),
  });
}

/** The name of the place with most of a marker's points; '' if unknown. */
export function placeName({ points }: PointGroup): string {
  const byPlace = [...Map.groupBy(points, ({ place }) => place)];
  const [most] = byPlace.toSorted(([, a], [, b]) => countOf(b) - countOf(a));
  return most?.[0] ?? '';
}

interface MarkerProps {
  group: PointGroup;
  label: string;
  /** The place name below it; '' if it would overlap others. */
  place: string;
  /** Whether it is a dot instead of a pin. */
  isSmall: boolean;
  x: number;
  y: number;
  /** Width of the map in pixels. */
  width: number;
  isHighlighted: boolean;
  onHighlight: (group: PointGroup | null) => void;
  onPress: (group: PointGroup) => void;
}

/** A marker for a point of the map, or for several with their number. */
export function Marker(props: MarkerProps) {
  const { group, label, place, isSmall, x, y, width, isHighlighted, onHighlight, onPress } = props;
  const isGroup = group.points.length > 1;
  return (
    <>
      <Pin
        type="button"
        aria-label={label}
        data-highlighted={isHighlighted ? '' : undefined}
        data-small={isSmall ? '' : undefined}
        data-dot={isSmall && !isGroup ? '' : undefined}
        style={{ transform: `translate(${x}px, ${y}px) translate(-50%, -50%)` }}
        onMouseEnter={() => onHighlight(group)}
        onMouseLeave={() => onHighlight(null)}
        onFocus={() => onHighlight(group)}
        onBlur={() => onHighlight(null)}
        onClick={() => onPress(group)}
      >
        {isGroup && numberText(countOf(group.points))}
        {isHighlighted && (
          <Name
            aria-hidden
            data-below={y < NAME_HEIGHT ? '' : undefined}
            data-side={sideOf(x, width)}
          >
            {label}
          </Name>
        )}
      </Pin>
      {place && !isHighlighted && (
        <Place aria-hidden style={{ transform: `translate(${x}px, ${y}px) translate(-50%, 1rem)` }}>
          {place}
        </Place>
      )}
    </>
  );
}

const Pin = styled('button', {
  base: {
    position: 'absolute',
    top: '0',
    insetStart: '0',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minW: '7',
    height: '7',
    px: '1',
    borderRadius: 'full',
    borderWidth: '2px',
    borderColor: 'bg.panel',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontSize: 'xs',
    fontWeight: 'bold',
    shadow: 'sm',
    cursor: 'pointer',
    focusVisibleRing: 'outside',
    '&[data-highlighted]': { zIndex: '1', bg: 'fg', color: 'bg' },
    '&[data-small]': { minW: '6', height: '6', borderWidth: '1px' },
    // Larger than it looks, for fingers.
    '&[data-dot]': { bg: 'transparent', borderColor: 'transparent', shadow: 'none' },
    '&[data-dot]::before': {
      content: '""',
      boxSize: '6px',
      borderRadius: 'full',
      bg: 'brand.solid',
    },
    '&[data-dot][data-highlighted]::before': { bg: 'fg' },
  },
});

const Place = styled('span', {
  base: {
    position: 'absolute',
    top: '0',
    insetStart: '0',
    maxW: `${PLACE_WIDTH}px`,
    color: 'fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    truncate: true,
    pointerEvents: 'none',
    textShadow: '0 0 2px var(--ui-colors-bg-panel), 0 0 4px var(--ui-colors-bg-panel)',
  },
});

const Name = styled('span', {
  base: {
    position: 'absolute',
    bottom: 'calc(100% + 0.375rem)',
    px: '2',
    py: '1',
    maxW: `${NAME_WIDTH}px`,
    width: 'max-content',
    borderRadius: 'l1',
    bg: 'fg',
    color: 'bg',
    fontWeight: 'medium',
    lineHeight: '1.3',
    pointerEvents: 'none',
    '&[data-side=start]': { insetStart: '0' },
    '&[data-side=end]': { insetEnd: '0' },
    '&[data-below]': { bottom: 'auto', top: 'calc(100% + 0.375rem)' },
  },
});

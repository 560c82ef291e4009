import { t } from '@shootline/shared-api';
import { Box, styled, VisuallyHidden } from '@shootline/shared-ui';
import { type KeyboardEvent, useId, useMemo } from 'react';
import { groupsOf, type PointGroup } from './groups.ts';
import { MapButtons } from './map-buttons.tsx';
import { countOf, type MapPoint } from './map-point.ts';
import { isApart, Marker, markerLabel, placeName } from './marker.tsx';
import { placeOf, WORLD_WIDTH, zoomLimits, zoomOn } from './projection.ts';
import { useLand } from './use-land.ts';
import { useMapZoom } from './use-map-zoom.ts';
import { useMarkerFocus } from './use-marker-focus.ts';

export type { MapPoint } from './map-point.ts';

interface PointMapProps {
  /** The accessible name of the map. */
  label: string;
  /** Brought into view whenever a point is added, removed or moved, unless the whole earth is shown. */
  points: readonly MapPoint[];
  /** Ids of the highlighted points. */
  highlighted: ReadonlySet<string>;
  /** Called with the hovered or focused points; with none when that ends. */
  onHighlight: (ids: readonly string[]) => void;
  /** Called for a pressed marker that zooming cannot split, with the first of its points. */
  onPick: (id: string) => void;
  /** Shows the whole earth with dots instead of the area of the points with pins. */
  isOfEarth?: boolean;
  /** The text for a number of points: '3 users'. */
  countText?: (count: number) => string;
}

const step = 80;
const arrows: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

const mostPlaces = 12;

/** The number of points by place, for screen readers; only the first of many places. */
function summary(points: readonly MapPoint[]): string {
  const byPlace = [...Map.groupBy(points, ({ place }) => place || t('elsewhere'))];
  const named = byPlace.slice(0, mostPlaces).map(([place, ones]) => `${place}: ${countOf(ones)}`);
  const others = byPlace.length - named.length;
  return [
    ...named,
    ...(others > 0
      ? [t('{count, plural, one {# more place} other {# more places}}', { count: others })]
      : []),
  ].join('; ');
}

/**
 * A map of the earth with a marker for each point, or for several points that are too close together. It
 * fills its container and needs no map server: the land is Natural Earth's (public domain). Markers are
 * buttons; arrow keys move the map.
 */
export function PointMap(props: PointMapProps) {
  const { label, points, highlighted, onHighlight, onPick, isOfEarth = false } = props;
  const { countText = String } = props;
  const summaryId = useId();
  const groupsAt = useMemo(() => groupsOf(points, isOfEarth ? 28 : 44), [points, isOfEarth]);
  const { element, ref, zoom, size, showClosely, pan, ...controls } = useMapZoom(points, isOfEarth);
  const markerFocus = useMarkerFocus(element, () => onHighlight([]));
  const groups = useMemo(() => groupsAt(zoom.k), [groupsAt, zoom.k]);
  const land = useLand(zoom.k);
  const markers = groups.flatMap((group) => {
    const { x, y } = placeOf(group, zoom);
    const isInView = x >= 0 && y >= 0 && x <= size.width && y <= size.height;
    return isInView ? [{ group, x, y }] : [];
  });

  const press = (group: PointGroup) => {
    const { points: members, id } = group;
    const closer = zoomOn(members, size, zoomLimits.most);
    const isTogether = groupsAt(closer.k).some(
      (one) => one.points.length === members.length && one.id === id,
    );
    if (isTogether) onPick(id);
    else showClosely(members);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = arrows[event.key];
    if (!way) return;
    event.preventDefault();
    pan(...way);
  };
  return (
    <Box
      ref={ref}
      role="group"
      aria-label={label}
      aria-describedby={summaryId}
      tabIndex={-1}
      focusVisibleRing="inside"
      {...markerFocus}
      onKeyDown={onKeyDown}
      position="relative"
      height="full"
      overflow="hidden"
      bg="blue.subtle"
      cursor="grab"
      touchAction="pan-x pan-y"
      css={{ contain: 'strict' }}
    >
      <VisuallyHidden id={summaryId}>{summary(points)}</VisuallyHidden>
      <svg aria-hidden width="100%" height="100%">
        <g transform={zoom.toString()}>
          {(isOfEarth ? [0] : [-1, 0, 1]).map((turn) => (
            <Land key={turn} d={land} transform={`translate(${turn * WORLD_WIDTH} 0)`} />
          ))}
        </g>
      </svg>
      <MapButtons {...controls} />
      {markers.map((marker) => {
        const { group } = marker;
        const hasRoom =
          !isOfEarth && markers.every((other) => other === marker || isApart(marker, other));
        return (
          <Marker
            {...marker}
            key={group.id}
            label={markerLabel(group, countText)}
            place={hasRoom ? placeName(group) : ''}
            isSmall={isOfEarth}
            width={size.width}
            isHighlighted={group.points.some(({ id }) => highlighted.has(id))}
            onHighlight={(shown) => onHighlight(shown?.points.map(({ id }) => id) ?? [])}
            onPress={press}
          />
        );
      })}
    </Box>
  );
}

const Land = styled('path', {
  base: {
    fill: 'bg.panel',
    stroke: 'border.emphasized',
    strokeWidth: '1px',
    vectorEffect: 'non-scaling-stroke',
  },
});

import { Box } from '@shootline/shared-ui';
import { type MapPoint, PointMap } from '@shootline/shared-ui/map';
import { useState } from 'react';

const point = (label: string, place: string, lat: number, lng: number): MapPoint => ({
  id: label,
  label,
  place,
  lat,
  lng,
});

const points = [
  point('Ava Thompson', 'Sydney', -33.87, 151.21),
  point('Noah Williams', 'Sydney', -33.87, 151.21),
  point('Priya Raman', 'Singapore', 1.35, 103.82),
  point('Liam O’Connor', 'London', 51.51, -0.13),
];

export function MapSection() {
  const [highlighted, setHighlighted] = useState<ReadonlySet<string>>(new Set());
  return (
    <Box height="24rem" borderWidth="1px" borderRadius="l3" overflow="hidden">
      <PointMap
        label="Where they live"
        points={points}
        highlighted={highlighted}
        onHighlight={(ids) => setHighlighted(new Set(ids))}
        onPick={(id) => setHighlighted(new Set([id]))}
      />
    </Box>
  );
}

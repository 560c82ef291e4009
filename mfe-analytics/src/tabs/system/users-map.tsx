import { t } from '@shootline/shared-api';
import { LazyPart, Skeleton } from '@shootline/shared-ui';
import type { MapPoint } from '@shootline/shared-ui/map';
import { useMemo, useState } from 'react';
import { mapModule } from './map-module.ts';
import { usersText } from './user-places.ts';

interface UsersMapProps {
  points: readonly MapPoint[];
  picked: string | null;
  onPick: (id: string) => void;
}

/** A map of the world with a dot for each place; the clicked one stays highlighted. */
export function UsersMap({ points, picked, onPick }: UsersMapProps) {
  const [pointedAt, setPointedAt] = useState<readonly string[]>([]);
  const highlighted = useMemo(
    () => new Set(pointedAt.length > 0 || picked === null ? pointedAt : [picked]),
    [pointedAt, picked],
  );
  return (
    <LazyPart of={mapModule} loading={<Skeleton height="full" />}>
      {({ PointMap }) => (
        <PointMap
          label={t('Where users are')}
          points={points}
          highlighted={highlighted}
          onHighlight={setPointedAt}
          onPick={onPick}
          isOfEarth
          countText={usersText}
        />
      )}
    </LazyPart>
  );
}

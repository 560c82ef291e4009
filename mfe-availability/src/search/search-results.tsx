import { type Videographer, lazyModule, type PagedList, t } from '@shootline/shared-api';
import { Box, Grid, LazyPart, Skeleton, Stack, Text, useIsWide } from '@shootline/shared-ui';
import { countText } from '@shootline/shared-ui/filters';
import type { MapPoint } from '@shootline/shared-ui/map';
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { placeText } from '../place-text.ts';
import { cardId, VideographerCard } from './videographer-card.tsx';
import type { ResultsView } from './results-view-toggle.tsx';

const map = lazyModule(() => import('@shootline/shared-ui/map'));

const none: ReadonlySet<string> = new Set();

const pointOf = (person: Videographer): MapPoint[] => {
  const { uuid, full_name, location } = person;
  return location
    ? [{ id: uuid, label: full_name || '--', place: placeText(person), ...location }]
    : [];
};

interface SearchResultsProps {
  list: Pick<PagedList<Videographer>, 'rows' | 'count'>;
  loadMore: ReactNode;
  /** The part shown in a narrow window, which has no room for both. */
  shown: ResultsView;
  onShow: (shown: ResultsView) => void;
}

/** The cards and a map with their markers; pointing at one highlights the other. */
export function SearchResults({ list, loadMore, shown, onShow }: SearchResultsProps) {
  const { rows, count } = list;
  const isWide = useIsWide();
  const [highlighted, setHighlighted] = useState(none);
  const points = useMemo(() => rows.flatMap(pointOf), [rows]);
  const highlightCard = useCallback(
    (uuid: string | null) => setHighlighted(uuid === null ? none : new Set([uuid])),
    [],
  );
  const showsCards = isWide || shown === 'cards';
  // Uuid picked on the map; its card takes the focus once the cards are rendered.
  const picked = useRef<string>(null);
  const focusPicked = useCallback(() => {
    if (picked.current) document.getElementById(cardId(picked.current))?.focus();
    picked.current = null;
  }, []);
  useEffect(() => {
    if (showsCards) focusPicked();
  }, [showsCards, focusPicked]);
  const goToCard = (uuid: string) => {
    picked.current = uuid;
    if (showsCards) focusPicked();
    else onShow('cards');
  };
  const showsMap = isWide || shown === 'map';
  return (
    <Grid
      templateColumns={isWide ? 'minmax(0, 5fr) minmax(0, 4fr)' : 'minmax(0, 1fr)'}
      gap="4"
      alignItems="start"
    >
      {showsCards && (
        <Stack gap="4">
          <Grid
            as="ul"
            role="list"
            aria-label={t('Videographers')}
            id="list"
            m="0"
            listStyleType="none"
            gap="3"
            templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))"
          >
            {rows.map((videographer) => (
              <VideographerCard
                key={videographer.uuid}
                videographer={videographer}
                isHighlighted={highlighted.has(videographer.uuid)}
                onHighlight={highlightCard}
              />
            ))}
          </Grid>
          {loadMore}
        </Stack>
      )}
      {showsMap && (
        <Stack
          gap="2"
          position={isWide ? 'sticky' : undefined}
          top="calc(var(--top-bar-height) + 1rem)"
        >
          <Box
            height={isWide ? 'min(40rem, calc(100dvh - var(--top-bar-height) - 4rem))' : '60dvh'}
            borderWidth="1px"
            borderRadius="l3"
            overflow="hidden"
          >
            <LazyPart of={map} loading={<Skeleton height="full" />}>
              {({ PointMap }) => (
                <PointMap
                  label={t('Map of the videographers')}
                  points={points}
                  highlighted={highlighted}
                  onHighlight={(ids) => setHighlighted(ids.length > 0 ? new Set(ids) : none)}
                  onPick={goToCard}
                />
              )}
            </LazyPart>
          </Box>
          {points.length < count && (
            <Text fontSize="xs" color="fg.muted" textAlign="center">
              {t('{shown} of {count} on the map', {
                shown: points.length,
                count: countText(count),
              })}
            </Text>
          )}
          {!isWide && loadMore}
        </Stack>
      )}
    </Grid>
  );
}

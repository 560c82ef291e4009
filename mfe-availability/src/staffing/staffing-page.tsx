import {
  countCap,
  lazyModule,
  listErrorMessage,
  referenceQueries,
  useCurrentUser,
  t,
} from '@shootline/shared-api';
import {
  Box,
  ErrorState,
  LazyDialog,
  LoadingScreen,
  Page,
  Stack,
  useIsWide,
} from '@shootline/shared-ui';
import { type Filter, FilterBar, MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { useSearchParams } from '@shootline/shared-ui/router';
import { LoadMore, RefreshButton } from '@shootline/shared-ui/table';
import { useQuery } from '@tanstack/react-query';
import { addDays, type Day, weekText } from '../days/day.ts';
import { FailureNotice } from '../days/failure-notice.tsx';
import { PeriodBar } from '../days/period-bar.tsx';
import { useToday } from '../days/use-today.ts';
import { EntryLegend } from '../entries/entry-legend.tsx';
import { BoardDay } from './board-day.tsx';
import { BoardTable } from './board-table.tsx';
import { PickBar } from './placement/pick-bar.tsx';
import { PlacementProvider } from './placement/placement-context.ts';
import { useFocusFirst } from './placement/use-focus-first.ts';
import { boardId, usePlacePicked } from './placement/use-place-picked.ts';
import { NameSearch } from './name-search.tsx';
import {
  boardDay,
  boardDays,
  boardPath,
  maxLengths,
  readBoardUrl,
  staffingUrl,
} from './staffing-url.ts';
import { useBoard } from './use-board.ts';

const question = lazyModule(() => import('./placement/assign-anyway.tsx'));

const failure = t('Sorry, there was an error loading the staffing board.');

function useFilters(): Filter<'location'>[] {
  const { data: reference } = useQuery(referenceQueries.all());
  return [
    { kind: 'choice', name: 'location', label: t('Location'), options: reference?.camop_locations },
  ];
}

/** The Staffing Board: seven days of videographers, with the unstaffed bookings on top. */
export function StaffingPage() {
  const { timezone } = useCurrentUser();
  const today = useToday(timezone);
  const [search] = useSearchParams();
  const isWide = useIsWide();
  const url = useUrlFilters(staffingUrl);
  const filters = useFilters();
  const days = boardDays(search, today);
  const [first = today] = days;
  const picking = usePlacePicked();
  const { placement, doubted } = picking;
  const { picked } = placement;
  const board = useBoard({
    ...readBoardUrl(search, today),
    ...(picked && { booking: picked.uuid }),
  });
  useFocusFirst(picked?.uuid, board.isOutdated);
  // A staffed booking leaves the board together with its candidates' buttons.
  const shownNow = [picked, ...board.unstaffed].map((one) => one?.uuid).join(' ');
  const part = useFocusHandover(`${board.isOutdated} ${shownNow}`, (place) =>
    place?.focus({ preventScroll: true }),
  );

  const pathFrom = (from: Day) => boardPath(search, from, today);
  const message = listErrorMessage(board.error, failure);
  const isFailed = board.status === 'error' && board.rows.length === 0;
  const shown = {
    days,
    today,
    board,
    search: (
      <NameSearch
        value={url.filters.name}
        maxLength={maxLengths.name}
        onSearch={(name) => url.setFilters({ name })}
      />
    ),
    emptyText:
      url.activeCount > 0
        ? t('No videographers match your filters.')
        : t('There are no videographers yet.'),
  };
  const footer = (
    <Stack gap="3">
      {board.hasMoreFailed && <FailureNotice message={message} onRetry={board.loadMore} />}
      <LoadMore
        hasNext={board.hasNext}
        isFetching={board.isLoadingMore}
        onLoadMore={board.loadMore}
        shown={board.rows.length}
        total={board.count > countCap ? null : board.count}
      />
    </Stack>
  );
  return (
    <Page
      title={t('Staffing Board')}
      count={<MatchCount list={board} />}
      actions={<RefreshButton onRefresh={board.refresh} isRefreshing={board.isRefreshing} />}
    >
      <FilterBar filters={filters} url={url} onReset={url.reset} />
      <PeriodBar
        title={weekText(days)}
        unit="week"
        previousTo={pathFrom(addDays(first, -7))}
        nextTo={pathFrom(addDays(first, 7))}
        todayTo={pathFrom(today)}
      >
        <EntryLegend />
      </PeriodBar>
      {board.error && !isFailed && !board.hasMoreFailed && (
        <FailureNotice message={message} onRetry={board.refresh} />
      )}
      <PlacementProvider value={placement}>
        <Box ref={part} id={boardId} tabIndex={-1} outline="none">
          {isFailed ? (
            <ErrorState message={message} onRetry={board.refresh} />
          ) : board.status === 'pending' ? (
            <LoadingScreen />
          ) : isWide ? (
            <BoardTable {...shown} footer={footer} />
          ) : (
            <BoardDay
              {...shown}
              day={boardDay(search, days)}
              pathOf={(day) => boardPath(search, first, today, day)}
              footer={footer}
            />
          )}
        </Box>
      </PlacementProvider>
      <PickBar of={picking} />
      {doubted && (
        <LazyDialog of={question} onClose={picking.refuse}>
          {({ AssignAnyway }) => (
            <AssignAnyway
              candidate={doubted}
              onConfirm={() => picking.confirm(doubted)}
              onClose={picking.refuse}
              // The button that asked disappears once the booking is staffed.
              returnFocusTo={() => (document.querySelector('[data-place]') ? null : part.current)}
            />
          )}
        </LazyDialog>
      )}
    </Page>
  );
}

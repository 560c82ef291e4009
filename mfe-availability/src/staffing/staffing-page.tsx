import { countCap, lazyModule, listErrorMessage, useCurrentUser, t } from '@shootline/shared-api';
import {
  Box,
  ErrorState,
  Flex,
  LazyDialog,
  LoadingScreen,
  Page,
  Stack,
  useIsWide,
} from '@shootline/shared-ui';
import { FilterBar, MatchCount, useUrlFilters } from '@shootline/shared-ui/filters';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { useSearchParams } from '@shootline/shared-ui/router';
import { LoadMore, RefreshButton } from '@shootline/shared-ui/table';
import { type Day, weekText } from '../days/day.ts';
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
import { SpanLinks } from './span-links.tsx';
import {
  adjacentStart,
  boardDate,
  boardDay,
  boardDays,
  boardPath,
  boardSpan,
  maxLengths,
  readBoardUrl,
  staffingUrl,
} from './staffing-url.ts';
import { Tray } from './tray/tray.tsx';
import { useBoardFilters } from './use-board-filters.ts';
import { useFoldingBoard } from './use-folding-board.ts';

const question = lazyModule(() => import('./placement/assign-anyway.tsx'));

const failure = t('Sorry, there was an error loading the staffing board.');

/** The Staffing Board: days of videographers by row, with the unstaffed bookings in a tray. */
export function StaffingPage() {
  const { timezone } = useCurrentUser();
  const today = useToday(timezone);
  const [search] = useSearchParams();
  const isWide = useIsWide();
  const url = useUrlFilters(staffingUrl);
  const filters = useBoardFilters();
  // A narrow window shows one day at a time, of a week.
  const span = isWide ? boardSpan(search) : 'week';
  const days = boardDays(search, today, span);
  const [first = today] = days;
  const picking = usePlacePicked();
  const { placement, doubted } = picking;
  const { picked } = placement;
  const { board, fold, foldedRows, listed } = useFoldingBoard(
    readBoardUrl(search, days),
    picked?.uuid,
  );
  useFocusFirst(picked?.uuid, board.isOutdated);
  // A staffed booking leaves the board together with its candidates' buttons.
  const shownNow = [picked, ...board.unstaffed].map((one) => one?.uuid).join(' ');
  const part = useFocusHandover(`${board.isOutdated} ${shownNow}`, (place) =>
    place?.focus({ preventScroll: true }),
  );

  const pathFrom = (from: Day) => boardPath(search, today, { from, span });
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
      board.foldedCount > 0
        ? t('Nobody has a shoot, offer or busy time in these days.')
        : url.activeCount > 0
          ? t('No videographers match your filters.')
          : t('There are no videographers yet.'),
    fold,
    foldedRows,
  };
  const footer = (
    <Stack gap="3">
      {listed.hasMoreFailed && <FailureNotice message={message} onRetry={listed.loadMore} />}
      <LoadMore
        hasNext={listed.hasNext}
        isFetching={listed.isLoadingMore}
        onLoadMore={listed.loadMore}
        shown={listed.rows.length}
        total={listed.count > countCap ? null : listed.count}
      />
    </Stack>
  );
  return (
    <Page
      title={t('Staffing Board')}
      count={<MatchCount list={{ ...board, count: board.count + board.foldedCount }} />}
      actions={<RefreshButton onRefresh={board.refresh} isRefreshing={board.isRefreshing} />}
    >
      <FilterBar filters={filters} url={url} onReset={url.reset} />
      <PeriodBar
        title={weekText(days)}
        unit={span}
        previousTo={pathFrom(adjacentStart(days, span, -1))}
        nextTo={pathFrom(adjacentStart(days, span, 1))}
        todayTo={pathFrom(today)}
      >
        <Flex align="center" gap="4" wrap="wrap">
          <EntryLegend />
          {isWide && (
            <SpanLinks
              shown={span}
              pathOf={(next) =>
                boardPath(search, today, { from: boardDate(search, today), span: next })
              }
            />
          )}
        </Flex>
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
            <Flex direction={{ base: 'column', xl: 'row' }} align={{ xl: 'flex-start' }} gap="3">
              <Tray board={board} />
              <BoardTable {...shown} footer={footer} />
            </Flex>
          ) : (
            <BoardDay
              {...shown}
              day={boardDay(search, days)}
              pathOf={(day) => boardPath(search, today, { from: first, span, day })}
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

import { type CalendarEntry, listErrorMessage, useCurrentUser, t } from '@shootline/shared-api';
import {
  Box,
  Button,
  ButtonLink,
  ErrorState,
  Icon,
  LazyDialog,
  Page,
  Text,
  useIsWide,
  useKey,
} from '@shootline/shared-ui';
import { MenuButton } from '@shootline/shared-ui/menu';
import { useFocusHandover } from '@shootline/shared-ui/page-hooks';
import { useNavigate, useSearchParams } from '@shootline/shared-ui/router';
import { ViewTabs } from '@shootline/shared-ui/views';
import { useQuery } from '@tanstack/react-query';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useCallback, useState } from 'react';
import { type Day, monthOf } from '../days/day.ts';
import { FailureNotice } from '../days/failure-notice.tsx';
import { PeriodBar } from '../days/period-bar.tsx';
import { useToday } from '../days/use-today.ts';
import { EntryLegend } from '../entries/entry-legend.tsx';
import { entriesByDay } from '../entries/entry-days.ts';
import { profilePath } from '../profile-path.ts';
import { Agenda } from './agenda.tsx';
import {
  calendarPath,
  type CalendarView,
  adjacentPeriod,
  placeText,
  readCalendarUrl,
  shownDays,
} from './calendar-url.ts';
import { calendarQueries } from './calendar.queries.ts';
import {
  busyTimeDialog,
  ownCalendarDialog,
  subscribeDialog,
  workingHoursDialog,
} from './lazy-dialogs.ts';
import { FailedReading } from './own-calendar/failed-reading.tsx';
import { MonthGrid } from './month-grid.tsx';
import { WeekGrid } from './week-grid.tsx';

const views: { id: CalendarView; label: string; key: string }[] = [
  { id: 'month', label: t('Month'), key: 'm' },
  { id: 'week', label: t('Week'), key: 'w' },
];

type Layer =
  { name: 'busy'; entry: CalendarEntry | null; day: Day } | { name: 'hours' | 'own' | 'subscribe' };

/** An action beside the page's main one; `isAway` while it waits for the calendar. */
type OtherAction = { id: string; label: string; isAway?: boolean } & (
  { to: string } | { onSelect: () => void }
);

function OtherButton({ action }: { action: OtherAction }) {
  const { label, isAway } = action;
  const look = { variant: 'outline', colorPalette: 'gray' } as const;
  return 'to' in action ? (
    <ButtonLink to={action.to} {...look}>
      {label}
    </ButtonLink>
  ) : (
    <Button disabled={isAway} onClick={action.onSelect} {...look}>
      {label}
    </Button>
  );
}

const failure = t('Sorry, there was an error loading your calendar.');
const nothing: Record<CalendarView, string> = {
  month: t('Nothing is planned in this month.'),
  week: t('Nothing is planned in this week.'),
};
const noEntries: CalendarEntry[] = [];

/** My Calendar: a videographer's shoots, offers and busy times by month and week. */
export function CalendarPage() {
  const user = useCurrentUser();
  const zone = user.timezone;
  const today = useToday(zone);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isWide = useIsWide();
  const [layer, setLayer] = useState<Layer | null>(null);
  const close = useCallback(() => setLayer(null), []);

  const place = readCalendarUrl(search, today);
  const { view, date } = place;
  const days = shownDays(place);
  // The route's prefetch has just run; do not retry its failure at once.
  const { data, dataUpdatedAt, error, isPending, refetch } = useQuery({
    ...calendarQueries.own(days[0] ?? date, days.at(-1) ?? date),
    retryOnMount: false,
  });
  const entries = data?.entries ?? noEntries;
  const listed = view === 'month' && !isWide ? monthOf(date) : days;
  const byDay = entriesByDay(entries, days, zone);
  const isEmpty = data !== undefined && listed.every((day) => !byDay.get(day)?.length);

  // Deleting a busy time removes the focused element.
  const grid = useFocusHandover(String(dataUpdatedAt), (part) => part?.focus());
  const message = listErrorMessage(error, failure);
  const isShown = (day: Day) => listed.includes(day);
  const addOn = (day: Day) => setLayer({ name: 'busy', entry: null, day });
  const pathOf = (next: Partial<typeof place>) => calendarPath({ ...place, ...next }, today);
  useKey('b', t('Add busy time'), () => addOn(isShown(today) ? today : date));
  useKey('m', t('Month'), () => void navigate(pathOf({ view: 'month' })));
  useKey('w', t('Week'), () => void navigate(pathOf({ view: 'week' })));

  const open = (name: 'hours' | 'own' | 'subscribe') => () => setLayer({ name });
  const isAway = !data;
  const others: OtherAction[] = [
    { id: 'profile', label: t('My Profile'), to: profilePath(user) },
    { id: 'hours', label: t('Working Hours'), onSelect: open('hours'), isAway },
    { id: 'own', label: t('Own Calendar'), onSelect: open('own'), isAway },
    { id: 'subscribe', label: t('Subscribe'), onSelect: open('subscribe') },
  ];
  const calendar = {
    byDay,
    hours: data?.working_hours,
    zone,
    today,
    isLoading: isPending,
    onAdd: addOn,
    onOpen: (entry: CalendarEntry) => setLayer({ name: 'busy', entry, day: date }),
  };
  return (
    <Page
      title={t('My Calendar')}
      views={
        <ViewTabs
          tabs={views.map(({ id, label }) => ({
            id,
            label,
            to: pathOf({ view: id }),
            isCurrent: id === view,
          }))}
        />
      }
      actions={
        <>
          {isWide ? (
            others.map((action) => <OtherButton key={action.id} action={action} />)
          ) : (
            <MenuButton
              label={t('Actions')}
              openKey="a"
              entries={others.filter((action) => !action.isAway)}
              isSecondary
            />
          )}
          <Button onClick={() => addOn(isShown(today) ? today : date)}>
            <Icon icon={CalendarPlus} size={16} />
            {t('Add Busy Time')}
          </Button>
        </>
      }
    >
      <PeriodBar
        title={placeText(place)}
        unit={view}
        previousTo={calendarPath(adjacentPeriod(place, -1), today)}
        nextTo={calendarPath(adjacentPeriod(place, 1), today)}
        todayTo={pathOf({ date: today })}
      >
        <EntryLegend />
      </PeriodBar>
      {error && data && <FailureNotice message={message} onRetry={() => void refetch()} />}
      <FailedReading
        calendar={data?.own_calendar}
        zone={zone}
        onOpen={() => setLayer({ name: 'own' })}
      />
      <Box ref={grid} tabIndex={-1} outline="0">
        {error && !data ? (
          <ErrorState message={message} onRetry={() => void refetch()} />
        ) : !isWide ? (
          <Agenda key={placeText(place)} days={listed} {...calendar} />
        ) : view === 'month' ? (
          <MonthGrid date={date} {...calendar} />
        ) : (
          <WeekGrid date={date} {...calendar} />
        )}
      </Box>
      <Text role="status" minH="6" mt="3" fontSize="sm" color="fg.muted">
        {isPending ? t('Loading...') : isEmpty && nothing[view]}
      </Text>
      {layer?.name === 'busy' && (
        <LazyDialog of={busyTimeDialog} onClose={close}>
          {({ BusyTimeDialog }) => <BusyTimeDialog {...layer} zone={zone} onClose={close} />}
        </LazyDialog>
      )}
      {layer?.name === 'hours' && data && (
        <LazyDialog of={workingHoursDialog} onClose={close}>
          {({ WorkingHoursDialog }) => (
            <WorkingHoursDialog hours={data.working_hours} zone={zone} onClose={close} />
          )}
        </LazyDialog>
      )}
      {layer?.name === 'own' && data && (
        <LazyDialog of={ownCalendarDialog} onClose={close}>
          {({ OwnCalendarDialog }) => (
            <OwnCalendarDialog calendar={data.own_calendar} zone={zone} onClose={close} />
          )}
        </LazyDialog>
      )}
      {layer?.name === 'subscribe' && (
        <LazyDialog of={subscribeDialog} onClose={close}>
          {({ SubscribeDialog }) => <SubscribeDialog zone={zone} onClose={close} />}
        </LazyDialog>
      )}
    </Page>
  );
}

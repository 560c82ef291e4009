import { type Availability, isVideographer } from '@shootline/shared-api';
import { RouterLink, StateChip } from '@shootline/shared-ui';
import { type Column, DayAndTime, CellSubline } from '@shootline/shared-ui/table';
import { offerPath } from '../offer-path.ts';

const client: Column<Availability> = {
  id: 'client',
  header: 'Client',
  sortBy: 'client',
  weight: 3,
  minWidth: 120,
  card: 'third',
  cell: ({ booking }) => booking.client?.name,
};

const title: Column<Availability> = {
  id: 'title',
  header: 'Title',
  sortBy: 'title',
  weight: 5,
  minWidth: 180,
  card: 'title',
  cell: (offer) => (
    <>
      <RouterLink to={offerPath(offer)}>{offer.booking.title || 'Untitled booking'}</RouterLink>
      {offer.booking.location && <CellSubline>{offer.booking.location}</CellSubline>}
    </>
  ),
};

const date: Column<Availability> = {
  id: 'date',
  header: 'Date',
  sortBy: 'date',
  width: 190,
  card: 'second',
  cell: ({ booking }) => (
    <DayAndTime iso={booking.date} zone={booking.timezone} hours={booking.duration} />
  ),
};

const videographer: Column<Availability> = {
  id: 'videographer',
  header: 'Videographer',
  sortBy: 'videographer',
  weight: 3,
  minWidth: 130,
  card: 'third',
  cell: ({ camera_operator }) => camera_operator?.full_name,
};

const status: Column<Availability> = {
  id: 'status',
  header: 'Status',
  sortBy: 'status',
  width: 150,
  card: 'chip',
  cell: ({ state, state_display }) => (
    <StateChip kind="offer" state={state} label={state_display} />
  ),
};

const ofVideographers = [client, title, date, status];
const ofStaff = [client, title, date, videographer, status];

/** The columns of the offers (S2 §2); videographers see only their own, so they get no names. */
export function offerColumns(role: number): Column<Availability>[] {
  return isVideographer(role) ? ofVideographers : ofStaff;
}

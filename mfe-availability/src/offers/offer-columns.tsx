import {
  type Availability,
  type AvailabilityViewChoice,
  isVideographer,
  t,
} from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { Box, RouterLink, StateChip } from '@shootline/shared-ui';
import { type Column, DayAndTime, CellSubline } from '@shootline/shared-ui/table';
import { AnswerBy } from './answer-by.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { offerPath } from '../offer-path.ts';
import { profilePath } from '../profile-path.ts';
import { statusLine } from './status-line.ts';

const client: Column<Availability> = {
  id: 'client',
  header: t('Client'),
  sortBy: 'client',
  weight: 3,
  minWidth: 120,
  card: 'third',
  cell: ({ booking }) => booking.client?.name,
};

const titleLink = (offer: Availability) => (
  <RouterLink to={offerPath(offer)}>{offer.booking.title || t('Untitled booking')}</RouterLink>
);

const title: Column<Availability> = {
  id: 'title',
  header: t('Title'),
  sortBy: 'title',
  weight: 5,
  minWidth: 160,
  card: 'title',
  cell: (offer) => (
    <>
      {offer.booking.location && <CellSubline>{offer.booking.location}</CellSubline>}
      {titleLink(offer)}
    </>
  ),
};

const date: Column<Availability> = {
  id: 'date',
  header: t('Date'),
  sortBy: 'date',
  width: 190,
  card: 'second',
  cell: ({ booking }) => (
    <DayAndTime iso={booking.date} zone={booking.timezone} hours={booking.duration} />
  ),
};

const videographer: Column<Availability> = {
  id: 'videographer',
  header: t('Videographer'),
  sortBy: 'videographer',
  weight: 3,
  minWidth: 130,
  card: 'third',
  cell: ({ camera_operator }) =>
    camera_operator && (
      <RouterLink to={profilePath(camera_operator)}>{camera_operator.full_name || '--'}</RouterLink>
    ),
};

/** Always the reader's own name, so the column is hidden until chosen. */
const ownName: Column<Availability> = {
  ...videographer,
  card: undefined,
  isOptional: true,
  cell: ({ camera_operator }) => camera_operator?.full_name,
};

const statusFor = (isOwn: boolean): Column<Availability> => ({
  id: 'status',
  header: t('Status'),
  sortBy: 'status',
  width: 172,
  card: 'chip',
  cell: ({ state, state_display, standing }) => (
    <div>
      <StateChip kind="offer" state={state} label={state_display} />
      <CellSubline>{statusLine(standing, isOwn)}</CellSubline>
    </div>
  ),
});

const pay: Column<Availability> = {
  id: 'pay',
  header: t('Pay'),
  width: 100,
  align: 'end',
  card: 'more',
  cell: ({ pay }) => pay && formatMoney(pay.total_cost_amount, pay.currency),
};

const isWaiting = ({ standing }: Availability) => standing === 'open' || standing === 'lapsed';

const answerBy: Column<Availability> = {
  id: 'answer_by',
  header: t('Answer By'),
  width: 160,
  card: 'more',
  cell: (offer) => isWaiting(offer) && <AnswerBy offer={offer} />,
};

/** Only in its view, as elsewhere most offers have been answered. */
const sortableAnswerBy = { ...answerBy, sortBy: 'answer_by' };

const answer: Column<Availability> = {
  id: 'answer',
  header: t('Answer'),
  isHeaderHidden: true,
  width: 190,
  align: 'end',
  card: 'more',
  cell: (offer) => offer.permissions.make_available && <AnswerButtons offer={offer} />,
};

/** The place follows the client, where it is shown on a phone too. */
const clientAndPlace: Column<Availability> = {
  ...client,
  weight: 4,
  minWidth: 150,
  cell: ({ booking }) => (
    <>
      <Box as="span" display={{ base: 'inline', md: 'block' }} truncate>
        {booking.client?.name}
      </Box>
      {booking.location && <CellSubline>{booking.location}</CellSubline>}
    </>
  ),
};

const titleAlone: Column<Availability> = { ...title, cell: titleLink };

const ofVideographers = [
  clientAndPlace,
  titleAlone,
  date,
  ownName,
  pay,
  answerBy,
  statusFor(true),
  answer,
];
const ofStaff = [client, title, date, videographer, statusFor(false)];
const toAnswer = {
  ofVideographers: ofVideographers.map((column) =>
    column === answerBy ? sortableAnswerBy : column,
  ),
  ofStaff: ofStaff.toSpliced(-1, 0, sortableAnswerBy),
};

/** The columns of the offers in a view; videographers see only their own. */
export function offerColumns(role: number, view: AvailabilityViewChoice): Column<Availability>[] {
  const columns = view === 'to_answer' ? toAnswer : { ofVideographers, ofStaff };
  return isVideographer(role) ? columns.ofVideographers : columns.ofStaff;
}

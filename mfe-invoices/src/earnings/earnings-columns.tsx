import { type Earning, t } from '@shootline/shared-api';
import { formatMoney } from '@shootline/shared-api/values';
import { formatDate, StateChip } from '@shootline/shared-ui';
import { CellSubline, type Column, DayAndTime } from '@shootline/shared-ui/table';
import { earningStates } from './earnings-url.ts';

const titleOf = ({ booking }: Earning) => booking.title || t('Untitled booking');
const amountOf = ({ amount, currency }: Earning) => formatMoney(amount, currency);

export const earningsColumns: Column<Earning>[] = [
  {
    id: 'booking-date',
    header: t('Booking Date'),
    width: 130,
    card: 'second',
    cell: ({ booking }) => <DayAndTime iso={booking.date} zone={booking.timezone} />,
    textOf: ({ booking }) => formatDate(booking.date, booking.timezone),
  },
  {
    id: 'booking-name',
    header: t('Booking Name'),
    weight: 3,
    minWidth: 168,
    card: 'title',
    cell: titleOf,
    textOf: titleOf,
  },
  {
    id: 'booking-number',
    header: t('Booking Number'),
    width: 100,
    cell: ({ booking }) => booking.booking_uid,
    textOf: ({ booking }) => booking.booking_uid,
  },
  {
    id: 'client-name',
    header: t('Client Name'),
    weight: 2,
    minWidth: 112,
    cell: ({ booking }) => booking.client_name,
    textOf: ({ booking }) => booking.client_name ?? '',
  },
  {
    id: 'invoice-number',
    header: t('Invoice Number'),
    card: 'third',
    width: 148,
    cell: ({ kind, invoice_number }) => (
      <>
        {invoice_number}
        {kind === 'credit_note' && <CellSubline>{t('Credit note')}</CellSubline>}
      </>
    ),
    textOf: ({ invoice_number }) => invoice_number,
  },
  {
    id: 'state',
    header: t('Status'),
    width: 130,
    card: 'chip',
    cell: ({ state }) => <StateChip kind="invoice" state={state} label={earningStates[state]} />,
    textOf: ({ state }) => earningStates[state],
  },
  {
    id: 'amount',
    header: t('Amount'),
    card: 'second',
    width: 130,
    align: 'end',
    cell: amountOf,
    textOf: amountOf,
  },
];

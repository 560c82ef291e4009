import { t, type AuditEvent } from '@shootline/shared-api';
import { type Column, DayAndTime, CellSubline } from '@shootline/shared-ui/table';
import { BookingLink } from '../own-pages/booking-link.tsx';
import { nameOf } from '../contributions/area-texts.ts';
import { aboutLines, type AuditNames, nobodyText } from './audit-texts.ts';

function Who({ event }: { event: AuditEvent }) {
  const { person } = event;
  if (!person) return <>{nobodyText(event)}</>;
  return (
    <>
      {person.full_name}
      <CellSubline>{person.email}</CellSubline>
    </>
  );
}

function BookingNumber({ booking, booking_uid }: AuditEvent) {
  const text = t('Booking #{number}', { number: booking_uid });
  return booking === null ? (
    <>{text}</>
  ) : (
    <BookingLink uuid={booking} otherwise={text}>
      {text}
    </BookingLink>
  );
}

/** The subject of an event: its booking, if any, then the lines about it; nothing if its kind says everything. */
function About({ event, known }: { event: AuditEvent; known: AuditNames }) {
  const lines = aboutLines(event, known);
  const hasBooking = event.booking_uid !== null;
  const under = (hasBooking ? lines : lines.slice(1)).join(' · ');
  return (
    <>
      {hasBooking ? <BookingNumber {...event} /> : lines[0]}
      {under && <CellSubline>{under}</CellSubline>}
    </>
  );
}

const isAboutNothing = (event: AuditEvent, known: AuditNames) =>
  event.booking_uid === null && aboutLines(event, known).length === 0;

/** The columns of Audit; times are in the viewer's zone. */
export function auditColumns(viewerZone: string, known: AuditNames): Column<AuditEvent>[] {
  return [
    {
      id: 'created',
      header: t('When'),
      width: 150,
      card: 'second',
      cell: ({ created }) => <DayAndTime iso={created} zone={viewerZone} />,
    },
    {
      id: 'event',
      header: t('Event'),
      width: 150,
      card: 'title',
      cell: ({ kind }) => nameOf(known.names.events, kind),
    },
    {
      id: 'who',
      header: t('Who'),
      weight: 3,
      minWidth: 190,
      card: 'third',
      cell: (event) => <Who event={event} />,
    },
    {
      id: 'about',
      header: t('About'),
      weight: 4,
      minWidth: 220,
      card: 'more',
      cell: (event) => !isAboutNothing(event, known) && <About event={event} known={known} />,
    },
    {
      id: 'address',
      header: t('Address'),
      width: 130,
      card: 'more',
      cell: ({ address }) => address,
    },
    {
      id: 'request',
      header: t('Request'),
      weight: 2,
      minWidth: 140,
      cell: ({ request_id }) => request_id,
    },
  ];
}

import type { AuditEvent } from '@shootline/shared-api';
import { Box, RouterLink, Text, TimeText } from '@shootline/shared-ui';
import type { Column } from '@shootline/shared-ui/table';
import { aboutLines, eventText, nobodyText } from './audit-texts.ts';

function Who({ event }: { event: AuditEvent }) {
  const { person } = event;
  if (!person) return <>{nobodyText(event)}</>;
  return (
    <>
      {person.full_name}
      <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {person.email}
      </Text>
    </>
  );
}

function BookingNumber({ booking, booking_uid }: AuditEvent) {
  const text = `Booking #${booking_uid}`;
  return booking === null ? (
    <Text>{text}</Text>
  ) : (
    <RouterLink to={`/booking/${booking}`}>{text}</RouterLink>
  );
}

function About({ event }: { event: AuditEvent }) {
  const [first, ...more] = aboutLines(event);
  if (first === undefined && event.booking_uid === null) return <>N/A</>;
  return (
    <Box overflowWrap="anywhere">
      {first}
      {more.map((line) => (
        <Text key={line} fontSize="xs" color="fg.muted">
          {line}
        </Text>
      ))}
      {event.booking_uid !== null && <BookingNumber {...event} />}
    </Box>
  );
}

/** The columns of Audit; times are in the viewer's zone. */
export function auditColumns(viewerZone: string): Column<AuditEvent>[] {
  return [
    {
      id: 'created',
      header: 'When',
      width: 190,
      cell: ({ created }) => <TimeText iso={created} zone={viewerZone} />,
    },
    { id: 'event', header: 'Event', width: 180, priority: 'title', cell: eventText },
    { id: 'who', header: 'Who', width: 210, cell: (event) => <Who event={event} /> },
    { id: 'about', header: 'About', cell: (event) => <About event={event} /> },
    { id: 'address', header: 'Address', width: 140, cell: ({ address }) => address ?? 'N/A' },
    {
      id: 'request',
      header: 'Request',
      width: 170,
      cell: ({ request_id }) => (
        <Text fontSize="xs" fontFamily="mono" overflowWrap="anywhere">
          {request_id ?? 'N/A'}
        </Text>
      ),
    },
  ];
}

import type { AuditEvent, Person } from '@shootline/shared-api/contract';
import type { AuditRow } from './audit.repository.ts';

function presentPerson(
  person: { id: string; fullName: string; email: string } | null,
): Person | null {
  return person && { uuid: person.id, full_name: person.fullName, email: person.email };
}

/** An event as admins read it; `clients` has client names by id. */
export function presentAuditEvent(row: AuditRow, clients: Map<string, string>): AuditEvent {
  const { event, booking } = row;
  const {
    method,
    reason,
    operation,
    leftOut,
    changes,
    export: csv,
    file,
    job,
    remoteVersion,
  } = event.details;
  const named = (what: string, value: string | null) =>
    what === 'client' && value !== null ? (clients.get(value) ?? value) : value;
  return {
    uuid: event.id,
    kind: event.kind,
    created: event.created.toISOString(),
    person: presentPerson(row.person),
    subject: presentPerson(row.subject),
    address: event.address,
    request_id: event.requestId,
    method: method ?? null,
    reason: reason ?? null,
    operation: operation ?? null,
    left_out: leftOut ?? null,
    changes: (changes ?? []).map(({ what, from, to }) => ({
      what,
      from: named(what, from),
      to: named(what, to),
    })),
    export: csv ? { uuid: csv.id, kind: csv.kind } : null,
    file: file ? { uuid: file.id, name: file.name, kind: file.kind } : null,
    job: job ? { uuid: job.id, kind: job.kind } : null,
    remote_version: remoteVersion ?? null,
    // A deleted booking keeps its number, but has no link.
    booking: booking && booking.state !== 'deleted' ? booking.id : null,
    booking_uid: booking?.bookingUid ?? null,
  };
}

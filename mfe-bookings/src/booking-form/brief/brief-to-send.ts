import { type Booking, isAdmin, isInternal } from '@shootline/shared-api';
import { type BriefValues, valuesOf } from './brief-values.ts';
import { editsSince } from './refill.ts';

/** The fields of a new brief that the user may set, without the others. */
export function briefToSend({ file: _file, ...brief }: BriefValues, role: number) {
  const { client, quote_number, quote_number_type, invoice_notes, ...common } = brief;
  return {
    ...common,
    ...(isAdmin(role) && { client, quote_number, quote_number_type }),
    ...(isInternal(role) && { invoice_notes }),
    submittedTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
}

/** The kept input of the created booking's form; input since `sent` counts as a change. */
export function recordOf(booking: Booking, sent: BriefValues) {
  const base = valuesOf(booking);
  const keptOf = (values: object) => ({ ...base, ...editsSince(values as BriefValues, sent) });
  return {
    name: `booking ${booking.uuid}`,
    version: booking.version,
    base,
    keptOf,
  };
}

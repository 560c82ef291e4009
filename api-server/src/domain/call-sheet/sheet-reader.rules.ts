import type { BookingRow } from '../booking/booking.repository.ts';
import type { User } from '../../platform/session/viewer.ts';
import { isTakingPart } from '../../platform/session/access.ts';
import type { callSheetReader } from '../schema.ts';
import { isEmail, ownerOf, pointOfContactOf } from './call-sheet-contacts.ts';

type Reader = Pick<
  typeof callSheetReader.$inferInsert,
  'role' | 'userId' | 'fullName' | 'email' | 'language'
>;

/**
 * The people whom a call sheet is mailed to, each once: its videographer, then the contact on the day and the
 * project's owner; not `by`, who generates it, and nobody whose account is inactive. `users` are the
 * videographer and the submitter.
 */
export function sheetReaders(
  row: BookingRow,
  users: Map<string, User>,
  by: Pick<User, 'email'>,
): Reader[] {
  const videographer = users.get(row.booking.videographerId ?? '');
  const submitter = users.get(row.booking.submitterId);
  const contacts = [
    { role: 'point_of_contact' as const, contact: pointOfContactOf(row) },
    { role: 'project_owner' as const, contact: ownerOf(row) },
  ];
  const readers = [
    ...(videographer ? [{ role: 'videographer' as const, account: videographer }] : []),
    ...contacts.flatMap(({ role, contact }) => {
      if (!contact || !isEmail(contact.email)) return [];
      const account = contact.email === submitter?.email ? submitter : undefined;
      return [{ role, account, contact }];
    }),
  ].map((reader): Reader & { isThere: boolean } => {
    const { role, account } = reader;
    const contact = 'contact' in reader ? reader.contact : undefined;
    return {
      role,
      userId: account?.id ?? null,
      fullName: account?.fullName ?? contact?.full_name ?? '',
      email: account?.email ?? contact?.email ?? '',
      language: (account ?? submitter)?.language ?? 'en-AU',
      isThere: !account || isTakingPart(account),
    };
  });
  const seen = new Set([by.email]);
  return readers.flatMap(({ isThere, ...reader }) => {
    if (!isThere || seen.has(reader.email)) return [];
    seen.add(reader.email);
    return [reader];
  });
}

import { type BookingFlag, type BookingPermissions, roles } from '@shootline/shared-api/contract';
import { type SQL, and, eq, inArray, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { person, userAction } from '../schema.ts';
import type { LetterBooking, Writing } from '../../platform/mail/letter.ts';
import { mailAbout } from '../../platform/mail/mail-about.ts';
import type { Person, Viewer } from '../../platform/session/viewer.ts';

/** The sides that may have to know of something; who of them may view the booking is told. */
export type Side = 'client' | 'operator' | 'staff' | 'finance';

export type News = {
  /** What the actor did, as in "Ana Smith <verb> Annual report". */
  verb: string;
  sides: Side[];
  /** People beside them: told even where they may no longer view the booking. */
  people?: string[];
  /** People beside the sides, with the same rights needed. */
  others?: string[];
  /** Who gets other news of the same, and not these. */
  except?: string[];
  /** Nobody's doing: it followed, and the next must not read who was before. */
  isSystem?: boolean;
  /** Told only who has this right on the booking. */
  flag?: BookingFlag;
  /** What those who are told get as a mail, too. */
  mail?: Writing;
};

export type Subject = LetterBooking & {
  tenantId: string;
  clientId: string;
  submitterId: string;
  accountManagerId: string | null;
  cameraOperatorId: string | null;
};

function belongsTo(side: Side, of: Subject): SQL | undefined {
  const ids = (...given: (string | null)[]) =>
    inArray(
      person.id,
      given.filter((id) => id !== null),
    );
  switch (side) {
    case 'client':
      return or(
        ids(of.submitterId),
        and(
          eq(person.clientId, of.clientId),
          inArray(person.role, [roles.client_team_admin, roles.client_owner]),
        ),
      );
    case 'operator':
      return of.cameraOperatorId === null ? undefined : ids(of.cameraOperatorId);
    case 'staff':
      return or(
        eq(person.role, roles.admin),
        of.accountManagerId === null ? undefined : ids(of.accountManagerId),
      );
    case 'finance':
      return inArray(person.role, [roles.finance, roles.admin]);
  }
}

/**
 * Writes a notification about a booking, and a mail where the news has one, for each active user
 * whom the news concerns, and never for the actor. `rightsOf` gives a user's rights on the booking, by which they may know of it at all.
 */
export async function notify(
  tx: Db,
  subject: Subject,
  actor: Viewer | undefined,
  rightsOf: (user: Person) => BookingPermissions,
  news: News,
  now: Date,
): Promise<void> {
  const named = news.people ?? [];
  const concerned = or(
    ...news.sides.map((side) => belongsTo(side, subject)),
    inArray(person.id, [...named, ...(news.others ?? [])]),
  );
  const users = await tx
    .select()
    .from(person)
    .where(and(eq(person.tenantId, subject.tenantId), eq(person.isActive, true), concerned));
  const told = users.filter((user) => {
    if (user.id === actor?.id || news.except?.includes(user.id)) return false;
    if (named.includes(user.id)) return true;
    return rightsOf(user)[news.flag ?? 'read_files'];
  });
  if (told.length === 0) return;
  await tx.insert(userAction).values(
    told.map((user) => ({
      tenantId: subject.tenantId,
      recipientId: user.id,
      actorId: news.isSystem ? null : (actor?.id ?? null),
      verb: news.verb,
      targetName: subject.title || `#${subject.bookingUid}`,
      bookingId: subject.id,
      created: now,
    })),
  );
  for (const user of told) {
    const mayView = Object.values(rightsOf(user)).includes(true);
    const occasion = { booking: subject, to: user, mayView };
    if (news.mail) await mailAbout(tx, subject.tenantId, news.mail, occasion, now);
  }
}

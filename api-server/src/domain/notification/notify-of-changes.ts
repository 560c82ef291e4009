import { inLanguageOf } from '../../platform/texts/languages.ts';
import type { BookingPermissions } from '@shootline/shared-api/contract';
import { type Message, queueMails } from '../../platform/mail-queue/mail-queue.ts';
import type { User } from '../../platform/session/viewer.ts';
import type { ChangeContext, NotifyOfChanges } from '../booking/change/action-context.ts';
import type { BookingChange } from '../booking/change/booking-change.ts';
import { factsOf } from '../booking/rights/booking-facts.ts';
import { permissionsOf } from '../booking/rights/booking-permission.rules.ts';
import { findUsers } from '../people/user/user.repository.ts';
import type { Announcement, ContactMail, DirectMail, Notice, Side } from './announcement.ts';
import { announcements } from './announcements.ts';
import { insertNotifications, listConcerned } from './notification.repository.ts';
import type { MailTemplate } from './mails/mail-template.ts';
import { isNotifiedBy } from './choice.rules.ts';
import { dropKnownWithdrawals } from './known-withdrawals.ts';

/** A user told of an action. */
export type Told = { user: User; byMail: boolean; inPortal: boolean };

/** The changes of one action, the mail for each user, and everyone told so far. */
type Act = ChangeContext & { mails: Map<string, Message>; told: Map<string, Told> };

function note({ told }: Act, user: User, how: Partial<Told>): void {
  told.set(user.id, { user, byMail: false, inPortal: false, ...told.get(user.id), ...how });
}

function rightsOf(user: User, { row, now }: ChangeContext): BookingPermissions {
  return permissionsOf(factsOf(row), user, now);
}

function mail(act: Act, to: User, template: MailTemplate): void {
  const { row, mails } = act;
  const { booking } = row;
  if (mails.has(to.id)) return;
  const rights = rightsOf(to, act);
  const mayView = Object.values(rights).includes(true);
  const letter = inLanguageOf(to, () => template({ booking, to, mayView, rights }));
  if (!letter) return;
  mails.set(to.id, { ...letter, to, aboutId: booking.id });
  note(act, to, {});
}

/** The active users who are concerned and may know of the change, without the actor. */
async function recipientsOf(news: Notice, context: ChangeContext): Promise<User[]> {
  const { tx, row, viewer } = context;
  const named = news.users ?? [];
  const among = async (sides: Side[]) => {
    const users = [...named, ...(news.others ?? [])];
    const concerned = await listConcerned(tx, row.booking, { sides, users });
    return concerned.filter((user) => {
      if (user.id === viewer?.id) return false;
      if (named.includes(user.id) || news.isLast) return true;
      return rightsOf(user, context)[news.flag ?? 'read_files'];
    });
  };
  const recipients = await among(news.sides);
  return recipients.length === 0 && news.orElse ? among(news.orElse) : recipients;
}

async function notify(news: Notice, recipients: User[], act: Act): Promise<void> {
  const { tx, row, viewer, now } = act;
  const { booking } = row;
  if (recipients.length === 0) return;
  await insertNotifications(
    tx,
    recipients.map((user) => ({
      tenantId: booking.tenantId,
      recipientId: user.id,
      actorId: news.isSystem ? null : (viewer?.id ?? null),
      verb: news.verb,
      targetName: booking.title || `#${booking.bookingUid}`,
      bookingId: booking.id,
      details: news.details ?? '',
      created: now,
    })),
  );
  for (const user of recipients) note(act, user, { inPortal: true });
}

async function sendMails(act: Act): Promise<void> {
  const { tx, row, now, mails, heldUntil } = act;
  const { tenantId } = row.booking;
  const queued = new Set(await queueMails(tx, tenantId, [...mails.values()], now, heldUntil));
  for (const [id, message] of mails) {
    const told = act.told.get(id);
    if (told) note(act, told.user, { byMail: queued.has(message) });
  }
}

async function sendDirectly(mails: DirectMail[], act: Act): Promise<void> {
  const { tx, row, viewer } = act;
  const ids = mails.map(({ to }) => to);
  const people = await findUsers(tx, row.booking.tenantId, ids);
  for (const { to: id, mail: template, isReceipt } of mails) {
    const to = people.get(id);
    if (to && (isReceipt || id !== viewer?.id)) mail(act, to, template);
  }
}

async function mailContacts(contacts: ContactMail[], act: Act): Promise<void> {
  const { booking } = act.row;
  const ids = contacts.flatMap(({ userId }) => userId ?? []);
  const people = await findUsers(act.tx, booking.tenantId, ids);
  for (const { to, userId, write } of contacts) {
    const letter = inLanguageOf(to, () => write(booking));
    act.mails.set(userId ?? to.email, { ...letter, to, aboutId: booking.id });
    const user = people.get(userId ?? '');
    if (user) note(act, user, {});
  }
}

function announcementOf(change: BookingChange, { viewer }: ChangeContext): Announcement {
  const announce = announcements[change.kind] as (
    change: BookingChange,
    by: typeof viewer,
  ) => Announcement;
  return announce(change, viewer);
}

/**
 * Notifies and mails everyone concerned by changes of a booking, by their current rights on it, and
 * returns them. A user gets at most one notification of each change, and one mail for all changes: the
 * first that applies to them.
 */
export async function tellOfChanges(
  context: ChangeContext,
  changes: BookingChange[],
): Promise<Told[]> {
  const act: Act = { ...context, mails: new Map(), told: new Map() };
  for (const change of changes) {
    const known = await dropKnownWithdrawals(act, change);
    const { news = [], mails = [], contacts = [] } = announcementOf(known, act);
    await mailContacts(contacts, act);
    const notified = new Set<string>();
    await sendDirectly(mails, act);
    for (const each of news) {
      const { topic, mail: template, isLast } = each;
      const recipients = await recipientsOf(each, act);
      const notifiable = recipients.filter(
        (user) => !isLast && !notified.has(user.id) && isNotifiedBy(user, topic, 'portal'),
      );
      await notify(each, notifiable, act);
      for (const { id } of notifiable) notified.add(id);
      if (!template) continue;
      for (const user of recipients)
        if (isNotifiedBy(user, topic, 'mail')) mail(act, user, template);
    }
  }
  await sendMails(act);
  return [...act.told.values()].filter(({ byMail, inPortal }) => byMail || inPortal);
}

/** Does the same as `tellOfChanges`, for those who need not know whom it has told. */
export const notifyOfChanges: NotifyOfChanges = async (context, changes) => {
  await tellOfChanges(context, changes);
};

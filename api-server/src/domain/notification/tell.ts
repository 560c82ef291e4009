import type { BookingPermissions } from '@shootline/shared-api/contract';
import { queueMail } from '../../platform/mail/mail-queue.ts';
import type { Person } from '../../platform/session/viewer.ts';
import type { ChangeContext, Tell } from '../booking/action-context.ts';
import type { BookingChange } from '../booking/booking-change.ts';
import { factsOf } from '../booking/booking-facts.ts';
import { permissionsOf } from '../booking/booking-permission.rules.ts';
import { findPeople } from '../user/user.repository.ts';
import type { Announcement, DirectMail, News } from './announcement.ts';
import { announcements } from './announcements.ts';
import { insertNotifications, listConcerned } from './notification.repository.ts';
import type { MailTemplate } from './mails/mail-template.ts';

function rightsOf(user: Person, { row, now }: ChangeContext): BookingPermissions {
  return permissionsOf(factsOf(row), user, now);
}

async function mail(context: ChangeContext, to: Person, template: MailTemplate): Promise<void> {
  const { tx, row, now } = context;
  const { booking } = row;
  const mayView = Object.values(rightsOf(to, context)).includes(true);
  const letter = template({ booking, to, mayView });
  if (!letter) return;
  const recipient = { name: to.fullName, address: to.email };
  const message = { ...letter, to: recipient, bookingId: booking.id };
  await queueMail(tx, booking.tenantId, message, now);
}

/** The active users who are concerned and may know of it, without the actor. */
async function recipientsOf(news: News, context: ChangeContext): Promise<Person[]> {
  const { tx, row, viewer } = context;
  const named = news.people ?? [];
  const users = await listConcerned(tx, row.booking, {
    sides: news.sides,
    people: [...named, ...(news.others ?? [])],
  });
  return users.filter((user) => {
    if (user.id === viewer?.id || news.except?.includes(user.id)) return false;
    const rights = rightsOf(user, context);
    if (news.exceptFlag && rights[news.exceptFlag]) return false;
    return named.includes(user.id) || rights[news.flag ?? 'read_files'];
  });
}

async function notify(news: News, context: ChangeContext): Promise<void> {
  const { tx, row, viewer, now } = context;
  const { booking } = row;
  const recipients = await recipientsOf(news, context);
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
      created: now,
    })),
  );
  for (const user of recipients) if (news.mail) await mail(context, user, news.mail);
}

async function sendDirectly(mails: DirectMail[], context: ChangeContext): Promise<void> {
  const { tx, row } = context;
  const ids = mails.map(({ to }) => to);
  const people = await findPeople(tx, row.booking.tenantId, ids);
  for (const { to: id, mail: template } of mails) {
    const to = people.get(id);
    if (to) await mail(context, to, template);
  }
}

function announcementOf(change: BookingChange, { row, viewer }: ChangeContext): Announcement {
  const announce = announcements[change.kind] as (
    change: BookingChange,
    about: { by: typeof viewer; accountManagerId: string | null },
  ) => Announcement;
  return announce(change, { by: viewer, accountManagerId: row.booking.accountManagerId });
}

/** Notifies and mails everyone concerned by changes of a booking, by their rights on it now. */
export const tell: Tell = async (context, changes) => {
  for (const change of changes) {
    const { news = [], mails = [] } = announcementOf(change, context);
    await sendDirectly(mails, context);
    for (const each of news) await notify(each, context);
  }
};

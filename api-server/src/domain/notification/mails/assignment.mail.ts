import { msg, t, translated } from '@shootline/shared-api/rules';
import { isVideographer } from '@shootline/shared-api/contract';
import type { MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';
import { uploadPlace } from './upload-place.ts';

/** To the newly assigned videographer. */
export function assignmentMail(): MailTemplate {
  return ({ booking, to, mayView }) => {
    if (!isVideographer(to.role)) return undefined;
    const upload = uploadPlace(booking);
    return {
      kind: 'assignment',
      subject: t('You are assigned: {booking}', { booking: nameAndDay(booking) }),
      content: {
        paragraphs: [
          t('You are the videographer of this shoot. We will email you its call sheet.'),
          t('Please tell us immediately if you cannot film it.'),
          ...upload.paragraphs,
        ],
        facts: shootFacts(booking, 'whole'),
        links: [
          ...bookingLink(booking, mayView),
          ...upload.links,
          { label: t('Cancel my assignment'), to: `/booking/${booking.id}/cancel-confirm` },
        ],
      },
    };
  };
}

const releases = {
  reassigned: msg('Our team has assigned another videographer to this shoot in your place.'),
  unassigned: msg('Our team has cancelled your assignment to this shoot.'),
};

export type ReleaseReason = keyof typeof releases;

/** To the videographer whom staff released, with the reason. */
export function unassignmentMail(why: ReleaseReason): MailTemplate {
  return ({ booking, to }) =>
    isVideographer(to.role)
      ? {
          kind: 'unassignment',
          subject: t('You are no longer assigned: {booking}', { booking: nameAndDay(booking) }),
          content: {
            paragraphs: [translated(releases[why])],
            facts: shootFacts(booking, 'town'),
          },
        }
      : undefined;
}

import { isCameraOperator } from '@shootline/shared-api/contract';
import type { MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';
import { uploadPlace } from './upload-place.ts';

/** To the newly assigned videographer. */
export function assignmentMail(): MailTemplate {
  return ({ booking, to, mayView }) => {
    if (!isCameraOperator(to.role)) return undefined;
    const upload = uploadPlace(booking);
    return {
      kind: 'assignment',
      subject: `You are assigned: ${nameAndDay(booking)}`,
      content: {
        paragraphs: [
          'You are the videographer of this shoot. Its call sheet follows by mail.',
          'Please tell us at once if you cannot film it.',
          ...upload.paragraphs,
        ],
        facts: shootFacts(booking, 'whole'),
        links: [
          ...bookingLink(booking, mayView),
          ...upload.links,
          { label: 'Cancel my assignment', to: `/booking/${booking.id}/cancel-confirm` },
        ],
      },
    };
  };
}

/** To the released videographer. */
export function unassignmentMail(): MailTemplate {
  return ({ booking, to }) =>
    isCameraOperator(to.role)
      ? {
          kind: 'unassignment',
          subject: `You are no longer assigned: ${nameAndDay(booking)}`,
          content: {
            paragraphs: ['You are no longer the videographer of this shoot.'],
            facts: shootFacts(booking, 'town'),
          },
        }
      : undefined;
}

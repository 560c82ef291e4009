import type { Writing } from '../letter.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';

/** To the videographer who is assigned from now on. */
export function assignmentMail(): Writing {
  return ({ booking, mayView }) => ({
    kind: 'assignment',
    subject: `You are assigned: ${nameAndDay(booking)}`,
    content: {
      paragraphs: [
        'You are the videographer of this shoot. Its call sheet follows by mail.',
        'Please tell us at once if you cannot film it.',
      ],
      facts: shootFacts(booking, 'whole'),
      links: [
        ...bookingLink(booking, mayView),
        { label: 'Cancel my assignment', to: `/booking/${booking.id}/cancel-confirm` },
      ],
    },
  });
}

/** To the videographer who is assigned no longer. */
export function unassignmentMail(): Writing {
  return ({ booking }) => ({
    kind: 'unassignment',
    subject: `You are no longer assigned: ${nameAndDay(booking)}`,
    content: {
      paragraphs: ['You are no longer the videographer of this shoot.'],
      facts: shootFacts(booking, 'town'),
    },
  });
}

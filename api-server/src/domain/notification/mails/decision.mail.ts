import { type TotalCost, isVideographer, isClient } from '@shootline/shared-api/contract';
import { cancellationReasons, labelOf } from '../../reference/option-sets.ts';
import type { MailBooking, MailContext, MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, nameOf, shootFacts } from './shoot-facts.ts';
import { uploadPlace } from './upload-place.ts';

type Reader = 'client' | 'videographer' | 'staff';

type Decision = {
  /** Readers who are mailed as well as notified. */
  to: Reader[];
  subject: string;
  text: (booking: MailBooking, reader: Reader, videographer: string) => string;
  /** Whether the mail says where to upload the footage. */
  saysWhereToUpload?: boolean;
};

/** Says that a booking is cancelled, and why. */
export function cancelledText({ cancellationReason }: MailBooking): string {
  const reason = cancellationReason && labelOf(cancellationReasons, cancellationReason);
  return reason ? `This booking is cancelled: ${reason}.` : 'This booking is cancelled.';
}

const decisions = {
  submitted: {
    to: ['staff'],
    subject: 'New booking',
    text: ({ clientName }) => `${clientName} has submitted a new booking, which needs approval.`,
  },
  approved: {
    to: ['client'],
    subject: 'Booking approved',
    text: () => 'Your booking has been approved. We are looking for a videographer.',
    saysWhereToUpload: true,
  },
  assigned: {
    to: ['client'],
    subject: 'Videographer assigned',
    text: (_booking, _reader, videographer) => `${videographer} will film your shoot.`,
  },
  on_hold: {
    to: ['client', 'videographer'],
    subject: 'Booking on hold',
    text: (_booking, reader) =>
      reader === 'videographer'
        ? 'This booking is on hold. You are no longer its videographer.'
        : 'Your booking is on hold. You will hear from us when it continues.',
  },
  active: {
    to: ['client', 'videographer'],
    subject: 'Booking active again',
    text: (_booking, reader) =>
      reader === 'videographer'
        ? 'This booking is active again. You are no longer its videographer.'
        : 'Your booking is active again.',
  },
  changed: {
    to: ['client', 'videographer'],
    subject: 'Booking changed',
    text: () => 'The place, date or length of this booking has changed, as shown below.',
  },
  reconfirming: {
    to: ['client'],
    subject: 'Booking changed',
    text: () =>
      'The place, date or length of your booking has changed, as shown below. ' +
      'We have asked its videographer to confirm.',
  },
  deleted: {
    to: ['client', 'staff'],
    subject: 'Booking deleted',
    text: () => 'This booking has been deleted and is no longer shown in the portal.',
  },
  reassigned: {
    to: ['client'],
    subject: 'Another videographer assigned',
    text: (_booking, _reader, videographer) => `${videographer} will film your shoot instead.`,
  },
  cancelled: {
    to: ['client', 'videographer', 'staff'],
    subject: 'Booking cancelled',
    text: cancelledText,
  },
  completed: {
    to: ['client'],
    subject: 'Booking complete',
    text: () => 'Your booking is complete.',
  },
} satisfies Record<string, Decision>;

export type DecisionName = keyof typeof decisions;

function readerOf({ to }: MailContext): Reader {
  if (isClient(to.role)) return 'client';
  return isVideographer(to.role) ? 'videographer' : 'staff';
}

/** A decision on a booking, for the sides that are mailed; `videographer` is the full name of a new one. */
export function decisionMail(name: DecisionName, videographer = ''): MailTemplate {
  const { to, subject, text, saysWhereToUpload }: Decision = decisions[name];
  return (context) => {
    const { booking, mayView } = context;
    const reader = readerOf(context);
    if (!to.includes(reader)) return undefined;
    const upload = saysWhereToUpload && mayView ? uploadPlace(booking) : undefined;
    return {
      kind: `booking_${name}`,
      subject: `${subject}: ${nameAndDay(booking)}`,
      content: {
        paragraphs: [text(booking, reader, videographer), ...(upload?.paragraphs ?? [])],
        facts: shootFacts(booking, mayView ? 'whole' : 'town'),
        links: [...bookingLink(booking, mayView), ...(upload?.links ?? [])],
      },
    };
  };
}

type Prices = Record<'client' | 'videographer', TotalCost | null>;

/** Announces a cancellation, with the fee that finance has to decide on to those who may read that price. */
export function cancelledMail({ client, videographer }: Prices): MailTemplate {
  const template = decisionMail('cancelled');
  return (context) => {
    const written = template(context);
    const { rights } = context;
    const prices = [
      ['Client price', rights?.read_client_cost && client],
      ['Videographer price', rights?.read_camera_operator_cost && videographer],
    ] as const;
    const open = prices.flatMap(([label, price]): [string, string][] =>
      price && price.fee_under_review ? [[label, price.cost_formatted]] : [],
    );
    if (!written || open.length === 0) return written;
    const facts = [...(written.content.facts ?? []), ...open];
    return { ...written, content: { ...written.content, facts } };
  };
}

/** Announces that a booking is complete, and asks for feedback. */
export function feedbackMail(): MailTemplate {
  return ({ booking, to }) => ({
    kind: 'feedback',
    subject: `How was it? ${nameOf(booking)}`,
    content: {
      paragraphs: [
        isVideographer(to.role)
          ? 'This booking is complete. Please rate its shoot.'
          : 'Your booking is complete. Please rate its videographer.',
      ],
      facts: shootFacts(booking, 'town'),
      links: [{ label: 'Share feedback', to: `/booking/${booking.id}/submit-feedback` }],
    },
  });
}

import { costText, msg, t, translated } from '@shootline/shared-api/rules';
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
  return reason
    ? t('This booking is cancelled: {reason}.', { reason: translated(reason) })
    : t('This booking is cancelled.');
}

const decisions = {
  submitted: {
    to: ['staff'],
    subject: msg('New booking'),
    text: ({ clientName }) =>
      t('{client} has submitted a new booking, which needs approval.', { client: clientName }),
  },
  approved: {
    to: ['client'],
    subject: msg('Booking approved'),
    text: () => t('Your booking has been approved. We are looking for a videographer.'),
    saysWhereToUpload: true,
  },
  assigned: {
    to: ['client'],
    subject: msg('Videographer assigned'),
    text: (_booking, _reader, videographer) =>
      t('{videographer} will film your shoot.', { videographer }),
  },
  on_hold: {
    to: ['client', 'videographer'],
    subject: msg('Booking on hold'),
    text: (_booking, reader) =>
      reader === 'videographer'
        ? t('This booking is on hold. You are no longer its videographer.')
        : t('Your booking is on hold. You will hear from us when it continues.'),
  },
  active: {
    to: ['client', 'videographer'],
    subject: msg('Booking active again'),
    text: (_booking, reader) =>
      reader === 'videographer'
        ? t('This booking is active again. You are no longer its videographer.')
        : t('Your booking is active again.'),
  },
  changed: {
    to: ['client', 'videographer'],
    subject: msg('Booking changed'),
    text: () => t('The place, date or length of this booking has changed, as shown below.'),
  },
  reconfirming: {
    to: ['client'],
    subject: msg('Booking changed'),
    text: () =>
      t(
        'The place, date or length of your booking has changed, as shown below. We have asked its videographer to confirm.',
      ),
  },
  deleted: {
    to: ['client', 'staff'],
    subject: msg('Booking deleted'),
    text: () => t('This booking has been deleted and is no longer shown in the portal.'),
  },
  reassigned: {
    to: ['client'],
    subject: msg('Another videographer assigned'),
    text: (_booking, _reader, videographer) =>
      t('{videographer} will film your shoot instead.', { videographer }),
  },
  cancelled: {
    to: ['client', 'videographer', 'staff'],
    subject: msg('Booking cancelled'),
    text: cancelledText,
  },
  completed: {
    to: ['client'],
    subject: msg('Booking complete'),
    text: () => t('Your booking is complete.'),
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
      subject: `${translated(subject)}: ${nameAndDay(booking)}`,
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
      [t('Client price'), rights?.read_client_cost && client],
      [t('Videographer price'), rights?.read_camera_operator_cost && videographer],
    ] as const;
    const open = prices.flatMap(([label, price]): [string, string][] =>
      price && price.fee_under_review ? [[label, costText(price)]] : [],
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
    subject: t('How was it? {booking}', { booking: nameOf(booking) }),
    content: {
      paragraphs: [
        isVideographer(to.role)
          ? t('This booking is complete. Please rate its shoot.')
          : t('Your booking is complete. Please rate its videographer.'),
      ],
      facts: shootFacts(booking, 'town'),
      links: [{ label: t('Share feedback'), to: `/booking/${booking.id}/submit-feedback` }],
    },
  });
}

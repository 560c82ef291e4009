import { msg, t, translated } from '@shootline/shared-api/rules';
import type { MailText } from '../../../platform/mail/mail-text.ts';
import type { MailContext, MailTemplate } from './mail-template.ts';
import { momentText } from '../../booking/brief/shoot-time.rules.ts';
import type { Opening } from '../../offer/queue/offer-waiting.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';

function letter(
  { booking, mayView }: MailContext,
  {
    kind,
    subject,
    paragraphs,
    facts = [],
  }: { kind: string; subject: string; paragraphs: string[]; facts?: [string, string][] },
): MailText {
  return {
    kind,
    subject: `${subject}: ${nameAndDay(booking)}`,
    content: {
      paragraphs,
      facts: [...facts, ...shootFacts(booking, mayView ? 'whole' : 'town')],
      links: bookingLink(booking, mayView),
    },
  };
}

const nextSteps = {
  asked: msg('The next videographer in the queue has been asked.'),
  nobody_left: msg(
    'No videographer is left in the queue. Please offer the job again or assign a videographer.',
  ),
};

function nextStep(next: GivenUp['next']): string {
  if (next === null) return t('Please offer the job again or assign a videographer.');
  if (typeof next === 'string') return translated(nextSteps[next]);
  return t('The next videographer in the queue will be asked on {time}.', {
    time: momentText(next.at, next.zone),
  });
}

export type GivenUp = {
  /** Full name of the videographer who gave the shoot up. */
  name: string;
  next: 'asked' | 'nobody_left' | Opening | null;
  /** Why; may be empty. */
  reason: string;
};

/** Tells those who follow the booking that its videographer gave the shoot up. */
export function givenUpMail({ name, next, reason }: GivenUp): MailTemplate {
  return (context) =>
    letter(context, {
      kind: 'given_up',
      subject: t('Videographer gave up'),
      paragraphs: [t('{name} can no longer film this shoot.', { name }) + ` ${nextStep(next)}`],
      ...(reason && { facts: [[t('Reason'), reason]] }),
    });
}

/** Tells the account manager or staff that automatic assignment has ended without a videographer. */
export function autoAssignFailedMail(): MailTemplate {
  return (context) =>
    letter(context, {
      kind: 'auto_assign_failed',
      subject: t('No videographer found'),
      paragraphs: [
        t(
          'Automatic assignment has ended: no videographer is left in the queue, and none has accepted. Please offer the job again or assign a videographer.',
        ),
      ],
    });
}

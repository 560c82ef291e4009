import { type ChangeDeadlines, isClient } from '@shootline/shared-api/contract';
import { t, zoneOf } from '@shootline/shared-api/rules';
import { momentText } from '../../booking/brief/shoot-time.rules.ts';
import type { MailTemplate } from './mail-template.ts';
import { bookingLink, nameAndDay, shootFacts } from './shoot-facts.ts';

const texts: Record<keyof ChangeDeadlines, (time: string) => string> = {
  place: (time) =>
    t('You can change time and place of your booking once more, until {time}.', { time }),
  content: (time) =>
    t('You can change title and content of your booking once more, until {time}.', { time }),
  cancellation: (time) => t('You can still cancel your booking, until {time}.', { time }),
};

/** Leads clients to the change that staff allowed them after the deadline; `until` in ISO 8601. */
export function lateChangeMail(part: keyof ChangeDeadlines, until: string): MailTemplate {
  return ({ booking, mayView, to }) => {
    if (!isClient(to.role)) return undefined;
    const path = `/booking/${booking.id}`;
    return {
      kind: 'late_change',
      subject: t('A late change is possible: {booking}', { booking: nameAndDay(booking) }),
      content: {
        paragraphs: [texts[part](momentText(new Date(until), zoneOf(booking)))],
        facts: shootFacts(booking, mayView ? 'whole' : 'town'),
        links: [
          part === 'cancellation'
            ? { label: t('Cancel the booking'), to: `${path}?action=make_cancelled` }
            : { label: t('Change the booking'), to: `${path}/update` },
          ...bookingLink(booking, mayView),
        ],
      },
    };
  };
}

import type { CallSheetChange } from '@shootline/shared-api/contract';
import { t, zoneOf } from '@shootline/shared-api/rules';
import { hoursText, momentText, timeBy } from '../../booking/brief/shoot-time.rules.ts';
import type { MailBooking } from './mail-template.ts';

const labels: Record<CallSheetChange['what'], () => string> = {
  arrival_and_setup_date: () => t('Arrival'),
  date: () => t('When'),
  duration: () => t('Length'),
  address: () => t('Where'),
  point_of_contact: () => t('Contact on the day'),
  project_owner: () => t('Project owner'),
  videographer: () => t('Videographer'),
};

function words({ what, from, to }: CallSheetChange, zone: string): { from: string; to: string } {
  const none = t('Not specified');
  if (what === 'duration') {
    const hours = (value: string | null) => (value === null ? none : hoursText(Number(value)));
    return { from: hours(from), to: hours(to) };
  }
  if (what !== 'date' && what !== 'arrival_and_setup_date') {
    return { from: from ?? none, to: to ?? none };
  }
  const [former, present] = [from, to].map((iso) => (iso === null ? undefined : new Date(iso)));
  return {
    from: former ? momentText(former, zone) : none,
    to: present ? timeBy(present, former ?? present, zone) : none,
  };
}

/** The facts that changed since the call sheet before, as facts of a mail. */
export function changeFacts(changes: CallSheetChange[], booking: MailBooking): [string, string][] {
  return changes.map((change) => {
    const label = labels[change.what]();
    const { from, to } = words(change, zoneOf(booking));
    return [t('Changed: {label}', { label }), `${from} → ${to}`];
  });
}

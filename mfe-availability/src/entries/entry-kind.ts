import { t, type CalendarEntry } from '@shootline/shared-api';
import CalendarOff from 'lucide-react/icons/calendar-off';
import Clapperboard from 'lucide-react/icons/clapperboard';
import Hourglass from 'lucide-react/icons/hourglass';
import { offerPath } from '../offer-path.ts';

export type EntryKind = CalendarEntry['kind'];

/** The label and icon of each kind of entry. */
export const entryKinds = {
  shoot: { label: t('Shoot'), icon: Clapperboard },
  offer: { label: t('Offer'), icon: Hourglass },
  busy: { label: t('Busy'), icon: CalendarOff },
} as const satisfies Record<EntryKind, object>;

export const entryStyles = {
  borderWidth: '1px',
  borderRadius: 'l1',
  '&[data-kind=shoot]': { bg: 'brand.subtle', borderColor: 'brand.border', color: 'brand.fg' },
  '&[data-kind=offer]': {
    bg: 'bg.panel',
    borderColor: 'blue.focusRing',
    borderStyle: 'dashed',
    color: 'blue.fg',
  },
  '&[data-kind=busy]': { bg: 'bg.muted', borderColor: 'border.emphasized', color: 'fg.muted' },
} as const;

/** The path of a shoot or an offer; undefined for a busy time, which has no page. */
export function entryPath({
  kind,
  uuid,
}: Pick<CalendarEntry, 'kind' | 'uuid'>): string | undefined {
  if (kind === 'shoot') return `/booking/${uuid}`;
  return kind === 'offer' ? offerPath({ uuid }) : undefined;
}

/** The title of an entry, or the label of its kind. */
export const entryTitle = ({ title, kind }: CalendarEntry): string =>
  title || entryKinds[kind].label;

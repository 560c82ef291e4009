import { type CallSheetChange, rich, t } from '@shootline/shared-api';
import { Box, formatDate, formatDuration, TimeText } from '@shootline/shared-ui';
import type { ReactNode } from 'react';

const labels: Record<CallSheetChange['what'], string> = {
  arrival_and_setup_date: t('Arrival'),
  date: t('Shoot begins'),
  duration: t('Length'),
  address: t('Address'),
  point_of_contact: t('Contact on the day'),
  project_owner: t('Project owner'),
  videographer: t('Videographer'),
};

type Zone = string | undefined;

/** A value; an instant on the day of the other one is only its time. */
function valueOf(what: CallSheetChange['what'], value: string, other: string | null, zone: Zone) {
  if (what === 'duration') return formatDuration(Number(value));
  if (what !== 'date' && what !== 'arrival_and_setup_date') return value;
  const isSameDay = formatDate(value, zone) === formatDate(other, zone);
  return <TimeText iso={value} zone={zone} show={isSameDay ? 'time' : 'datetime'} />;
}

/** The facts that a call sheet's readers have to learn again, each with its former value. */
export function SheetChanges({ changes, zone }: { changes: CallSheetChange[]; zone: Zone }) {
  if (changes.length === 0) return null;
  const shown = (
    { what }: CallSheetChange,
    value: string | null,
    other: string | null,
  ): ReactNode => (value === null ? t('Not specified') : valueOf(what, value, other, zone));
  return (
    <Box as="ul" fontSize="sm" listStyleType="none" aria-label={t('Changes')}>
      {changes.map((change) => (
        <Box as="li" key={change.what} minH="6" overflowWrap="anywhere">
          {rich('Changed: {what} {from} → {to}', {
            what: labels[change.what],
            from: shown(change, change.from, change.to),
            to: <strong>{shown(change, change.to, change.from)}</strong>,
          })}
        </Box>
      ))}
    </Box>
  );
}

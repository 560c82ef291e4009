import { type BookingStaffing, useCurrentUser } from '@shootline/shared-api';
import { formatDate, Text, TimeText } from '@shootline/shared-ui';
import { staffingTexts } from './staffing-texts.ts';

/** Shows all lines where the table shows a cell's whole text. */
const lines = {
  lineClamp: '2',
  // Beside the corner of a card.
  pe: { base: '8', lg: '0' },
  css: { '[data-whole] > &': { display: 'block' } },
} as const;

/** How staffing of a row's booking stands; keeps its line until that is known. */
export function StaffingCell({ staffing }: { staffing: BookingStaffing | undefined }) {
  const { timezone } = useCurrentUser();
  if (!staffing) return <span data-muted>…</span>;
  const { first, until, rest } = staffingTexts(staffing);
  return (
    <>
      <Text {...lines}>
        {first}
        {until && (
          <>
            {' until '}
            <TimeText
              iso={until}
              zone={timezone}
              show={formatDate(until, timezone) === 'Today' ? 'time' : 'datetime'}
            />
          </>
        )}
      </Text>
      {rest && (
        <Text {...lines} fontSize="xs" color="fg.muted">
          {rest}
        </Text>
      )}
    </>
  );
}

import { type Booking, type CallSheet, isInternal, t, useCurrentUser } from '@shootline/shared-api';
import { Box, Button, Stack, Text, TimeText } from '@shootline/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useConfirmCallSheet, useOpenCallSheet } from './call-sheet.actions.ts';
import { callSheetQueries } from './call-sheet.queries.ts';
import { SheetChanges } from './sheet-changes.tsx';
import { SheetReaders } from './sheet-readers.tsx';

interface SheetReadingProps {
  booking: Booking;
  sheet: CallSheet;
}

/** Changes for the readers of a call sheet, and its readers: all for staff, else the user alone. */
export function SheetReading({ booking, sheet }: SheetReadingProps) {
  const { role_policy: role } = useCurrentUser();
  const { data } = useQuery({
    ...callSheetQueries.readers(booking.uuid, sheet),
    enabled: sheet.readers > 0,
  });
  const readers = data?.readers ?? [];
  const own = readers.find(({ is_own }) => is_own);
  const { mutate: open } = useOpenCallSheet(booking.uuid, sheet);
  const isNew = own !== undefined && own.opened === null;
  useEffect(() => {
    if (isNew) open();
  }, [isNew, open]);
  return (
    <Stack gap="3">
      <SheetChanges changes={sheet.changes} zone={booking.address?.timezone} />
      {own && own.role !== 'videographer' && (
        <OwnAnswer booking={booking} sheet={sheet} confirmed={own.confirmed} />
      )}
      {isInternal(role) && readers.length > 0 && <SheetReaders readers={readers} />}
    </Stack>
  );
}

function OwnAnswer({
  booking,
  sheet,
  confirmed,
}: SheetReadingProps & { confirmed: string | null }) {
  const { timezone } = useCurrentUser();
  const { mutate: confirm, isPending } = useConfirmCallSheet(booking.uuid, sheet);
  if (confirmed) {
    return (
      <Text fontSize="sm">
        {t('You have confirmed it:')} <TimeText iso={confirmed} zone={timezone} />
      </Text>
    );
  }
  if (sheet.is_outdated) return null;
  return (
    <Box>
      <Button size="sm" loading={isPending} onClick={() => confirm()}>
        {t('Confirm Call Sheet')}
      </Button>
    </Box>
  );
}

import { t, type Booking } from '@shootline/shared-api';
import { Button, Stack, Text } from '@shootline/shared-ui';
import { DetailList, InfoCard } from '@shootline/shared-ui/card';
import { approveCallSheet } from '../../actions/approve-call-sheet.ts';
import { useBookingActions } from '../../action-engine/booking-actions.tsx';
import { CallSheetDetails } from '../../call-sheet/call-sheet-details.tsx';
import { LateSheetReading } from '../../call-sheet/late-sheet-reading.tsx';
import { callSheetRefusal, outdatedSheet } from '../../call-sheet/call-sheet-refusal.ts';

/** The state of the call sheet, for users who read, generate or approve it. */
export function CallSheetCard({ booking }: { booking: Booking }) {
  const { call_sheet: sheet, permissions } = booking;
  const { open } = useBookingActions();
  if (!sheet && !permissions.generate_call_sheet && !permissions.approve_call_sheet) return null;
  return (
    <InfoCard
      id="call-sheet"
      title={t('Call Sheet')}
      summary={t('There is currently no call sheet.')}
      actions={
        callSheetRefusal(booking) === null && (
          <Button size="sm" variant="outline" onClick={() => open(approveCallSheet, booking)}>
            {t('Approve Call Sheet')}
          </Button>
        )
      }
    >
      {sheet && (
        <Stack gap="4">
          <DetailList>
            <CallSheetDetails booking={booking} sheet={sheet} />
          </DetailList>
          {sheet.is_outdated && <Text fontSize="sm">{outdatedSheet}</Text>}
          <LateSheetReading booking={booking} sheet={sheet} />
        </Stack>
      )}
    </InfoCard>
  );
}

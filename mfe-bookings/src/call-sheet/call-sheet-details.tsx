import { useCurrentUser, type Booking, type CallSheet, t } from '@shootline/shared-api';
import { Box, TimeText } from '@shootline/shared-ui';
import { Detail } from '@shootline/shared-ui/card';
import { DownloadButton } from '@shootline/shared-ui/files';
import { downloadBookingFile } from '../bookings/booking-file.queries.ts';
import { sheetFileOf } from './sheet-file.ts';
import { SheetStatus } from './sheet-status.tsx';

/** A call sheet's state, date and file, as rows of a `DetailList`. */
export function CallSheetDetails({ booking, sheet }: { booking: Booking; sheet: CallSheet }) {
  const { timezone } = useCurrentUser();
  const file = sheetFileOf(booking);
  return (
    <>
      <Detail label={t('Call Sheet')}>
        {t('Version {version}', { version: sheet.version })}
        <SheetStatus sheet={sheet} />
      </Detail>
      <Detail label={t('Generated')}>
        <TimeText iso={sheet.generated} zone={timezone} />
        {`, ${sheet.generated_by}`}
      </Detail>
      {sheet.is_approved && (
        <Detail label={t('Approved By')}>
          {sheet.approved_by}
          {', '}
          <TimeText iso={sheet.approved} zone={timezone} />
        </Detail>
      )}
      <Detail label={t('Call sheet file')} fallback={t('The file was deleted')}>
        {file && (
          <Box ms="-2">
            <DownloadButton
              fileName={file.name}
              load={() => downloadBookingFile(booking.uuid, file.uuid)}
            />
          </Box>
        )}
      </Detail>
    </>
  );
}

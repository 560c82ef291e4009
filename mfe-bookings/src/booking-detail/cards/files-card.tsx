import { useCurrentUser, type Booking, type BookingFile, t } from '@shootline/shared-api';
import { Button, TimeText } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { DownloadButton } from '@shootline/shared-ui/files';
import { useBookingActions } from '../../action-engine/booking-actions.tsx';
import { deleteFile } from '../../actions/delete-file.ts';
import { uploadFile } from '../../actions/upload-file.ts';
import { downloadBookingFile } from '../../bookings/booking-file.queries.ts';
import { PlainTable, type PlainColumn } from '../../facts/plain-table.tsx';

export function FilesCard({ booking }: { booking: Booking }) {
  const { permissions, files, uuid: bookingId } = booking;
  const { timezone } = useCurrentUser();
  const { open } = useBookingActions();
  if (!permissions.read_files) return null;
  const deletion: PlainColumn<BookingFile> = {
    header: t('Delete'),
    isHeaderHidden: true,
    cell: ({ uuid, name }) => (
      <Button
        size="xs"
        variant="outline"
        colorPalette="red"
        aria-label={t('Delete {name}', { name })}
        onClick={() => open(deleteFile, booking, { fileId: uuid })}
      >
        {t('Delete')}
      </Button>
    ),
  };
  return (
    <InfoCard
      title={t('Files')}
      summary={t('There are currently no files.')}
      count={files.length}
      actions={
        permissions.upload_file && (
          <Button size="sm" variant="outline" onClick={() => open(uploadFile, booking)}>
            {t('UPLOAD FILE')}
          </Button>
        )
      }
    >
      {files.length > 0 && (
        <PlainTable
          label={t('Files')}
          rows={files}
          keyOf={({ uuid }) => uuid}
          columns={[
            { header: t('Name'), cell: ({ name }) => name },
            {
              header: t('Uploaded'),
              cell: ({ created }) => <TimeText iso={created} zone={timezone} />,
            },
            { header: t('Uploaded By'), cell: ({ created_by_name }) => created_by_name },
            {
              header: t('View{verb}', { verb: '' }),
              cell: ({ uuid, name }) => (
                <DownloadButton
                  label={t('View{verb}', { verb: '' })}
                  fileName={name}
                  load={() => downloadBookingFile(bookingId, uuid)}
                />
              ),
            },
            ...(permissions.delete_files ? [deletion] : []),
          ]}
        />
      )}
    </InfoCard>
  );
}

import { downloadBookingFile, useCurrentUser, type Booking } from '@shootline/shared-api';
import { InfoCard, Text, TimeText } from '@shootline/shared-ui';
import { DownloadButton } from '../download-button.tsx';
import { PlainTable } from '../plain-table.tsx';

export function FilesCard({ booking }: { booking: Booking }) {
  const { permissions, files, uuid: bookingId } = booking;
  const { timezone } = useCurrentUser();
  if (!permissions.read_files) return null;
  return (
    <InfoCard title="Files">
      {files.length === 0 ? (
        <Text color="fg.muted">There are currently no files.</Text>
      ) : (
        <PlainTable
          label="Files"
          rows={files}
          keyOf={({ uuid }) => uuid}
          columns={[
            { header: 'Name', cell: ({ name }) => name },
            {
              header: 'Uploaded',
              cell: ({ created }) => <TimeText iso={created} zone={timezone} />,
            },
            { header: 'Uploaded By', cell: ({ created_by_name }) => created_by_name },
            {
              header: 'View',
              cell: ({ uuid, name }) => (
                <DownloadButton
                  label="View"
                  fileName={name}
                  load={() => downloadBookingFile(bookingId, uuid)}
                />
              ),
            },
          ]}
        />
      )}
    </InfoCard>
  );
}

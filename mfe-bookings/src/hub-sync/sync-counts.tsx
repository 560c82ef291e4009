import type { HubSyncResult } from '@shootline/shared-api';
import { type PlainColumn, PlainTable } from '../booking-detail/plain-table.tsx';

type Row = HubSyncResult['clients'] & { name: string };

const columns: PlainColumn<Row>[] = [
  { header: 'Records', isHeaderHidden: true, cell: ({ name }) => name },
  { header: 'New', cell: (row) => row.new },
  { header: 'Updated', cell: ({ updated }) => updated },
  { header: 'Deleted', cell: ({ deleted }) => deleted },
];

/** The number of records that a sync changed (S2 §8). */
export function SyncCounts({ clients, users }: HubSyncResult) {
  return (
    <PlainTable
      label="Synced records"
      columns={columns}
      rows={[
        { name: 'Clients', ...clients },
        { name: 'Users', ...users },
      ]}
      keyOf={({ name }) => name}
      fitsPhone
    />
  );
}

import { t, type HubSyncResult } from '@shootline/shared-api';
import { type PlainColumn, PlainTable } from '../facts/plain-table.tsx';

type Row = HubSyncResult['clients'] & { name: string };

const columns: PlainColumn<Row>[] = [
  { header: t('Records'), isHeaderHidden: true, cell: ({ name }) => name },
  { header: t('New'), cell: (row) => row.new },
  { header: t('Updated'), cell: ({ updated }) => updated },
  { header: t('Deleted'), cell: ({ deleted }) => deleted },
];

/** The number of records that a sync changed. */
export function SyncCounts({ clients, users }: HubSyncResult) {
  return (
    <PlainTable
      label={t('Synced records')}
      columns={columns}
      rows={[
        { name: t('Clients'), ...clients },
        { name: t('Users'), ...users },
      ]}
      keyOf={({ name }) => name}
      fitsPhone
    />
  );
}

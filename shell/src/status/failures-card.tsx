import { useCurrentUser, t } from '@shootline/shared-api';
import { Text } from '@shootline/shared-ui';
import { InfoCard } from '@shootline/shared-ui/card';
import { type Column, DataTable, DayAndTime } from '@shootline/shared-ui/table';
import type { LoggedFailure } from './failure-log.ts';

const columnsFor = (zone: string): Column<LoggedFailure>[] => [
  {
    id: 'at',
    header: t('Time'),
    width: 150,
    card: 'second',
    cell: ({ at }) => <DayAndTime iso={new Date(at).toISOString()} zone={zone} />,
  },
  {
    id: 'call',
    header: t('Call'),
    weight: 3,
    minWidth: 200,
    card: 'title',
    cell: ({ method, path }) => `${method} ${path}`,
  },
  {
    id: 'status',
    header: t('Answer'),
    width: 110,
    card: 'chip',
    cell: ({ status }) => status || t('None'),
  },
  {
    id: 'request',
    header: t('Request ID'),
    weight: 3,
    minWidth: 280,
    card: 'third',
    cell: ({ id }) => id,
  },
];

const idOf = ({ at, method, path }: LoggedFailure) => `${at} ${method} ${path}`;

/** The last calls that failed in this browser, with the ids under which the server logs them. */
export function FailuresCard({ failures }: { failures: LoggedFailure[] }) {
  const { timezone } = useCurrentUser();
  return (
    <InfoCard
      title={t('Failed Calls of This Browser')}
      summary={failures.length === 0 && t('None.')}
    >
      {failures.length > 0 && (
        <>
          <Text mb="3" fontSize="sm" color="fg.muted">
            {t(
              "Latest first, without the data sent. Operators find a request in the server's log by its ID.",
            )}
          </Text>
          <DataTable
            label={t('Failed calls')}
            columns={columnsFor(timezone)}
            rows={failures}
            getRowId={idOf}
          />
        </>
      )}
    </InfoCard>
  );
}

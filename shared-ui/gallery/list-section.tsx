import type { ColumnSetting } from '@shootline/shared-api';
import { Button, Icon, Page, RouterLink, StateChip } from '@shootline/shared-ui';
import { type Filter, FilterBar } from '@shootline/shared-ui/filters';
import {
  type Column,
  ColumnsButton,
  DataTable,
  DayAndTime,
  ListState,
  LoadMore,
  RefreshButton,
  type Sort,
  CellSubline,
} from '@shootline/shared-ui/table';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';

type Row = {
  id: string;
  state: string;
  client: string;
  title: string;
  iso: string;
  zone: string;
  hours: number;
  owner: string;
  camop: string | null;
};

const states = ['new', 'active', 'assigned', 'job_complete', 'on_hold', 'cancelled', 'draft'];
const clients = ['Harbour & Sons', 'Northwind Trading', 'Banksia Health', 'Kestrel Logistics'];
const titles = [
  'Quarterly town hall',
  'Customer story: how a family bakery doubled its deliveries without hiring',
  'New starter welcome',
  'Product launch interviews',
];
const zones = ['Australia/Sydney', 'Asia/Singapore', 'Europe/London', 'America/Los_Angeles'];
const people = ['Ava Thompson', 'Noah Williams', 'Priya Raman', 'Liam O’Connor'];
const pick = <T,>(list: readonly T[], index: number): T => list[index % list.length] as T;

const makeRow = (index: number): Row => ({
  id: String(10421 + index),
  state: pick(states, index),
  client: pick(clients, index + 1),
  title: pick(titles, index * 3 + 1),
  iso: new Date(Date.now() + (index - 2) * 36e5 * 31).toISOString(),
  zone: pick(zones, index),
  hours: 4 + (index % 3),
  owner: pick(people, index),
  camop: index % 3 ? pick(people, index + 2) : null,
});

const columns: Column<Row>[] = [
  {
    id: 'state',
    header: 'Status',
    sortBy: 'state',
    width: 132,
    card: 'chip',
    cell: ({ state }) => (
      <StateChip kind="booking" state={state} label={state.replaceAll('_', ' ')} />
    ),
  },
  {
    id: 'zone',
    header: 'Zone',
    isOptional: true,
    card: 'third',
    cell: ({ zone }) => zone,
  },
  {
    id: 'client',
    header: 'Client',
    sortBy: 'client',
    weight: 3,
    minWidth: 110,
    card: 'third',
    cell: ({ client }) => client,
  },
  {
    id: 'title',
    header: 'Title',
    sortBy: 'title',
    weight: 6,
    minWidth: 160,
    card: 'title',
    cell: ({ title, zone }) => (
      <>
        <CellSubline>{zone}</CellSubline>
        <RouterLink to="/people">{title}</RouterLink>
      </>
    ),
  },
  {
    id: 'date',
    header: 'Date',
    sortBy: 'date',
    width: 190,
    card: 'second',
    cell: ({ iso, zone, hours }) => <DayAndTime iso={iso} zone={zone} hours={hours} />,
  },
  {
    id: 'owner',
    header: 'Project Owner',
    weight: 2,
    card: 'more',
    cell: ({ owner }) => owner,
  },
  { id: 'camop', header: 'CamOp Assigned', weight: 2, cell: ({ camop }) => camop },
  {
    id: 'uid',
    header: 'Booking Number',
    sortBy: 'booking_uid',
    width: 96,
    cell: ({ id }) => `#${id}`,
  },
];

const rowId = ({ id }: Row) => id;

const statuses = ['ready', 'loading', 'empty', 'error'] as const;

export function ListSection() {
  const [status, setStatus] = useState<(typeof statuses)[number]>('ready');
  const [count, setCount] = useState(25);
  const [sort, setSort] = useState<Sort>({ sortBy: 'date', asc: false });
  const [settings, setSettings] = useState<ColumnSetting[] | null>(null);
  const columnSettings = { value: settings, onChange: setSettings };
  const [selected, setSelected] = useState<Set<string>>(new Set(['10422']));
  const rows = Array.from({ length: count }, (_, index) => makeRow(index));
  return (
    <Page
      title="My Bookings"
      subtitle={`${rows.length} rows`}
      actions={
        <>
          {statuses.map((name) => (
            <Button
              key={name}
              size="sm"
              variant={status === name ? 'subtle' : 'ghost'}
              onClick={() => setStatus(name)}
            >
              {name}
            </Button>
          ))}
          <Button size="sm" variant="outline" onClick={() => setCount(2000)}>
            2000 rows
          </Button>
          <ColumnsButton columns={columns} columnSettings={columnSettings} />
          <RefreshButton onRefresh={() => setCount(25)} isRefreshing={false} />
          <Button>
            <Icon icon={Plus} size={18} />
            New booking
          </Button>
        </>
      }
    >
      <Filters />
      <ListState
        status={status}
        errorMessage="Sorry, there was an error loading the list of bookings."
        onRetry={() => setStatus('ready')}
        emptyMessage="You don't have any bookings yet. Click 'New Booking' to get started."
      >
        <DataTable
          label="Bookings"
          columns={columns}
          rows={rows}
          getRowId={rowId}
          columnSettings={columnSettings}
          sort={sort}
          onSortToggle={(field) =>
            setSort({ sortBy: field, asc: sort.sortBy !== field || !sort.asc })
          }
          rowHref={() => '/people'}
          selection={{
            selected,
            onChange: setSelected,
            canSelect: ({ state }) => state !== 'draft',
            label: ({ title }) => `Select ${title}`,
          }}
          footer={
            <LoadMore
              hasNext={rows.length < 150}
              isFetching={false}
              onLoadMore={() => setCount(rows.length + 25)}
              shown={rows.length}
              total={Math.max(150, rows.length)}
            />
          }
        />
      </ListState>
    </Page>
  );
}

const options = states.map((state) => ({ value: state, label: state.replaceAll('_', ' ') }));
const filters = [
  { kind: 'text', name: 'uid', label: 'Booking number' },
  { kind: 'text', name: 'title', label: 'Title' },
  { kind: 'choices', name: 'state', label: 'Status', options },
  { kind: 'choice', name: 'client', label: 'Client', options: [] },
  { kind: 'yes-no', name: 'invoiced', label: 'Has invoice' },
  { kind: 'day', name: 'from', label: 'From date' },
] as const satisfies Filter[];

const unset = { uid: '', title: '', state: '', client: '', invoiced: '', from: '' };

function Filters() {
  const [values, setValues] = useState(unset);
  const url = {
    filters: values,
    setFilters: (changes: Partial<typeof unset>) => setValues({ ...values, ...changes }),
  };
  return <FilterBar filters={filters} url={url} onReset={() => setValues(unset)} />;
}

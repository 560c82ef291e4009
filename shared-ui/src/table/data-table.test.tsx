import { RouterLink } from '@shootline/shared-ui';
import { type Column, DataTable, type Sort } from '@shootline/shared-ui/table';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { narrowTheWindow, widenTheWindow } from '../testing/narrow-window.ts';

const { jest } = import.meta;

type Shoot = { id: string; title: string; client: string; owner: string };

const makeShoots = (count: number): Shoot[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `s${index}`,
    title: `Shoot ${index}`,
    client: `Client ${index}`,
    owner: 'Ava',
  }));

const columns: Column<Shoot>[] = [
  {
    id: 'client',
    header: 'Client',
    sortBy: 'client__name',
    card: 'third',
    cell: ({ client }) => client,
  },
  {
    id: 'title',
    header: 'Title',
    sortBy: 'title',
    card: 'title',
    cell: ({ id, title }) => <RouterLink to={`/shoot/${id}`}>{title}</RouterLink>,
  },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner },
];

function Shoots({
  count = 3,
  origin = '',
  onSort,
  onSelect,
}: {
  count?: number;
  /** Origin of the rows' addresses. */
  origin?: string;
  onSort?: (sort: Sort) => void;
  onSelect?: (ids: string[]) => void;
}) {
  const [sort, setSort] = useState<Sort>({ sortBy: 'title', asc: false });
  const [selected, setSelected] = useState<Set<string>>(new Set());
  const { pathname } = useLocation();
  return (
    <>
      <p>{`At ${pathname}`}</p>
      <DataTable
        label="Shoots"
        columns={columns}
        rows={makeShoots(count)}
        getRowId={({ id }) => id}
        sort={sort}
        onSortToggle={(field) => {
          const next = { sortBy: field, asc: sort.sortBy !== field || !sort.asc };
          setSort(next);
          onSort?.(next);
        }}
        rowHref={({ id }) => `${origin}/shoot/${id}`}
        selection={
          onSelect && {
            selected,
            onChange: (next) => {
              setSelected(next);
              onSelect([...next]);
            },
            canSelect: ({ id }) => id !== 's1',
            label: ({ title }) => `Select ${title}`,
          }
        }
      />
    </>
  );
}

const header = (name: string) => screen.getByRole('columnheader', { name });

describe('sorting', () => {
  test('the header shows the order; a click toggles it, another column starts ascending', async () => {
    const onSort = jest.fn();
    const { user } = renderWithTheme(<Shoots onSort={onSort} />);
    expect(header('Title')).toHaveAttribute('aria-sort', 'descending');
    expect(header('Client')).toHaveAttribute('aria-sort', 'none');

    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(onSort).toHaveBeenLastCalledWith({ sortBy: 'title', asc: true });
    expect(header('Title')).toHaveAttribute('aria-sort', 'ascending');
    await user.click(screen.getByRole('button', { name: 'Title' }));
    expect(onSort).toHaveBeenLastCalledWith({ sortBy: 'title', asc: false });

    await user.click(screen.getByRole('button', { name: 'Client' }));
    expect(onSort).toHaveBeenLastCalledWith({ sortBy: 'client__name', asc: true });
    expect(header('Title')).toHaveAttribute('aria-sort', 'none');
  });

  test('by keyboard', async () => {
    const onSort = jest.fn();
    const { user } = renderWithTheme(<Shoots onSort={onSort} />);
    screen.getByRole('button', { name: 'Client' }).focus();
    await user.keyboard('{Enter}');
    expect(onSort).toHaveBeenLastCalledWith({ sortBy: 'client__name', asc: true });
  });

  test('a column without a field has only a header', () => {
    renderWithTheme(<Shoots />);
    expect(within(header('Owner')).queryByRole('button')).not.toBeInTheDocument();
    expect(header('Owner')).not.toHaveAttribute('aria-sort');
  });
});

describe('opening a row', () => {
  test('a click anywhere in a row opens its page', async () => {
    const { user } = renderWithTheme(<Shoots />);
    await user.click(screen.getByRole('cell', { name: 'Client 1' }));
    expect(screen.getByText('At /shoot/s1')).toBeInTheDocument();
  });

  test('Ctrl and the middle button open a new tab', () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    renderWithTheme(<Shoots />);
    const cell = screen.getByRole('cell', { name: 'Client 2' });
    fireEvent.click(cell, { ctrlKey: true });
    fireEvent(cell, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    expect(open.mock.calls).toEqual([
      ['/shoot/s2', '_blank', 'noopener'],
      ['/shoot/s2', '_blank', 'noopener'],
    ]);
    expect(screen.getByText('At /')).toBeInTheDocument();
    open.mockRestore();
  });

  test('an address of another portal opens in a new tab', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = renderWithTheme(<Shoots origin="https://portal.example" />);
    await user.click(screen.getByRole('cell', { name: 'Client 2' }));
    expect(open.mock.calls).toEqual([['https://portal.example/shoot/s2', '_blank', 'noopener']]);
    expect(screen.getByText('At /')).toBeInTheDocument();
    open.mockRestore();
  });

  test('the keyboard opens a row by its link', async () => {
    const { user } = renderWithTheme(<Shoots />);
    screen.getByRole('link', { name: 'Shoot 2' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('At /shoot/s2')).toBeInTheDocument();
  });
});

describe('choosing rows', () => {
  test('works one by one without opening them, except those that cannot be selected', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithTheme(<Shoots onSelect={onSelect} />);
    await user.click(screen.getByRole('checkbox', { name: 'Select Shoot 2' }));
    expect(onSelect).toHaveBeenLastCalledWith(['s2']);
    expect(screen.queryByRole('checkbox', { name: 'Select Shoot 1' })).not.toBeInTheDocument();
    expect(screen.getByText('At /')).toBeInTheDocument();
  });

  test('Shift selects or clears the rows up to the clicked one', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithTheme(<Shoots count={6} onSelect={onSelect} />);
    const tick = (title: string) =>
      user.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
    await tick('Shoot 4');
    await user.keyboard('{Shift>}');
    await tick('Shoot 0');
    expect(new Set(onSelect.mock.lastCall?.[0] as string[])).toEqual(
      new Set(['s0', 's2', 's3', 's4']),
    );
    await tick('Shoot 3');
    expect(onSelect).toHaveBeenLastCalledWith(['s4']);
  });

  test('selects and clears all at once', async () => {
    const onSelect = jest.fn();
    const { user } = renderWithTheme(<Shoots onSelect={onSelect} />);
    const all = screen.getByRole('checkbox', { name: 'Select all' });
    await user.click(screen.getByRole('checkbox', { name: 'Select Shoot 0' }));
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(onSelect).toHaveBeenLastCalledWith(['s0', 's2']);
    await user.click(all);
    expect(onSelect).toHaveBeenLastCalledWith([]);
  });
});

describe('long lists', () => {
  test('draw all rows up to 100', () => {
    renderWithTheme(<Shoots count={100} />);
    expect(screen.getAllByRole('row')).toHaveLength(101);
    expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  });

  test('draw only the visible ones of more rows and still give their total', () => {
    renderWithTheme(<Shoots count={1000} />);
    const rows = screen.getAllByRole('row');
    expect(rows.length).toBeLessThan(60);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
    expect(rows[0]).toHaveAttribute('aria-rowindex', '1');
    expect(rows[1]).toHaveAttribute('aria-rowindex', '2');
  });
});

describe('head and rows scroll sideways together', () => {
  const scrollTo = (part: HTMLElement, scrollLeft: number) => {
    part.scrollLeft = scrollLeft;
    return () => fireEvent.scroll(part);
  };

  test('when either is scrolled', () => {
    renderWithTheme(<Shoots />);
    const [head, rows] = screen.getAllByRole('rowgroup') as [HTMLElement, HTMLElement];
    scrollTo(rows, 300)();
    expect(head.scrollLeft).toBe(300);
    fireEvent.scroll(head);
    scrollTo(head, 120)();
    expect(rows.scrollLeft).toBe(120);
  });

  test('rows ignore a late scroll event of the head', () => {
    renderWithTheme(<Shoots />);
    const [head, rows] = screen.getAllByRole('rowgroup') as [HTMLElement, HTMLElement];
    scrollTo(rows, 300)();
    const tellOfRows = scrollTo(rows, 200);
    fireEvent.scroll(head);
    tellOfRows();
    expect(rows.scrollLeft).toBe(200);
    expect(head.scrollLeft).toBe(200);
  });
});

describe('in a narrow window', () => {
  beforeEach(narrowTheWindow);
  afterEach(widenTheWindow);

  test('shows the title first and leaves out less important columns', () => {
    renderWithTheme(<Shoots count={1} />);
    const cells = screen.getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual(['Shoot 0', 'Client 0']);
  });

  test.each([
    [768, ['Shoot 0', 'Client 0']],
    [769, ['Client 0', 'Shoot 0', 'Ava']],
  ])('of %i px shows cards up to 768 px, else a table', (width, shown) => {
    narrowTheWindow(width);
    renderWithTheme(<Shoots count={1} />);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(shown);
  });

  test('offers the sort order in a list', async () => {
    const onSort = jest.fn();
    const { user } = renderWithTheme(<Shoots onSort={onSort} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Client');
    expect(onSort).toHaveBeenLastCalledWith({ sortBy: 'client__name', asc: true });
    await user.click(screen.getByRole('button', { name: 'Ascending. Sort descending' }));
    expect(onSort).toHaveBeenLastCalledWith({ sortBy: 'client__name', asc: false });
  });
});

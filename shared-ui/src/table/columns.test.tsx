import type { ColumnSetting } from '@shootline/shared-api';
import { RouterLink } from '@shootline/shared-ui';
import { type Column, ColumnsButton, DataTable, DayAndTime } from '@shootline/shared-ui/table';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowTheWindow, widenTheWindow } from '../testing/narrow-window.ts';
import { withWidth } from './columns/arrangement.ts';

const { jest } = import.meta;

type Shoot = { id: string; title: string; client: string; owner: string | null };

const shoots: Shoot[] = [
  { id: 's0', title: 'Gala', client: 'Harbour', owner: 'Ava' },
  { id: 's1', title: 'Kitchen', client: 'Northwind', owner: null },
];

const columns: Column<Shoot>[] = [
  { id: 'client', header: 'Client', sortBy: 'client', cell: ({ client }) => client },
  {
    id: 'title',
    header: 'Title',
    card: 'title',
    cell: ({ id, title }) => <RouterLink to={`/shoot/${id}`}>{title}</RouterLink>,
  },
  { id: 'date', header: 'Date', width: 180, cell: () => <DayAndTime iso={null} /> },
  { id: 'owner', header: 'Owner', cell: ({ owner }) => owner },
  { id: 'suburb', header: 'Suburb', isOptional: true, cell: () => 'Newtown' },
];

const onChange = jest.fn<void, [ColumnSetting[]]>();
beforeEach(() => onChange.mockClear());

function Shoots({ settings = null }: { settings?: ColumnSetting[] | null }) {
  const [value, setValue] = useState(settings);
  const columnSettings = {
    value,
    onChange: (next: ColumnSetting[]) => {
      setValue(next);
      onChange(next);
    },
  };
  return (
    <>
      <ColumnsButton columns={columns} columnSettings={columnSettings} />
      <DataTable
        label="Shoots"
        columns={columns}
        rows={shoots}
        getRowId={({ id }) => id}
        rowHref={({ id }) => `/shoot/${id}`}
        columnSettings={columnSettings}
      />
    </>
  );
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
const cellsOf = (title: string) =>
  within(screen.getByRole('row', { name: new RegExp(title) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

async function openChooser(settings?: ColumnSetting[]) {
  const view = renderWithTheme(<Shoots settings={settings} />);
  await view.user.click(screen.getByRole('button', { name: 'Choose columns' }));
  await screen.findByRole('dialog', { name: 'Columns' });
  return view;
}
const press = (name: string) => screen.getByRole('button', { name });

test('shows a missing value as a dash and an empty date as N/A', () => {
  renderWithTheme(<Shoots />);
  expect(cellsOf('Kitchen')).toEqual(['Northwind', 'Kitchen', 'N/A', '—']);
});

describe('column settings', () => {
  test('decide which columns are shown and in which order; the title always is', () => {
    renderWithTheme(
      <Shoots
        settings={[
          { id: 'owner' },
          { id: 'suburb' },
          { id: 'title', is_hidden: true },
          { id: 'client' },
          { id: 'date', is_hidden: true },
        ]}
      />,
    );
    expect(headers()).toEqual(['Owner', 'Suburb', 'Title', 'Client']);
    expect(cellsOf('Gala')).toEqual(['Ava', 'Newtown', 'Gala', 'Harbour']);
  });

  test("of other columns leave the list's columns in place", () => {
    renderWithTheme(
      <Shoots
        settings={[
          { id: 'gone', width: 100 },
          { id: 'owner', width: 200 },
        ]}
      />,
    );
    expect(headers()).toEqual(['Client', 'Title', 'Date', 'Owner']);
  });
});

describe('the column chooser', () => {
  test('hides, shows and moves columns, and saves them once', async () => {
    const { user } = await openChooser();
    expect(screen.getByRole('checkbox', { name: 'Title' })).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'Client' }));
    await user.click(screen.getByRole('checkbox', { name: 'Suburb' }));
    await user.click(press('Move Owner up'));
    expect(press('Move Owner up')).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Owner: 3 of 5');
    expect(onChange).not.toHaveBeenCalled();
    await user.click(press('Save'));
    expect(headers()).toEqual(['Title', 'Owner', 'Date', 'Suburb']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test('sets a width in pixels and freezes, by keyboard', async () => {
    const { user } = await openChooser();
    await user.type(screen.getByRole('spinbutton', { name: 'Width of Client in pixels' }), '20');
    press('Freeze Client').focus();
    await user.keyboard('{Enter}');
    expect(press('Freeze Client')).toHaveAttribute('aria-pressed', 'true');
    await user.click(press('Save'));
    // The minimum column width is 64 px.
    expect(onChange).toHaveBeenLastCalledWith([
      { id: 'client', width: 64, is_frozen: true },
      { id: 'title', is_frozen: true },
      { id: 'date' },
      { id: 'owner' },
      { id: 'suburb', is_hidden: true },
    ]);
  });

  test('resets to the default, or cancels', async () => {
    const { user } = await openChooser([{ id: 'owner', is_hidden: true }]);
    await user.click(press('Reset'));
    await user.click(press('Cancel'));
    expect(onChange).not.toHaveBeenCalled();
    await user.click(press('Choose columns'));
    await user.click(await screen.findByRole('button', { name: 'Reset' }));
    await user.click(press('Save'));
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(headers()).toEqual(['Client', 'Title', 'Date', 'Owner']);
  });

  describe('in a narrow window', () => {
    beforeEach(narrowTheWindow);
    afterEach(widenTheWindow);

    test('adds columns to the cards, and leaves the table as it is', async () => {
      const { user } = await openChooser();
      expect(screen.getByRole('checkbox', { name: 'Owner' })).not.toBeChecked();
      expect(screen.queryByRole('spinbutton')).not.toBeInTheDocument();
      await user.click(screen.getByRole('checkbox', { name: 'Owner' }));
      await user.click(press('Save'));
      expect(cellsOf('Gala')).toEqual(['Gala', 'Owner: Ava']);
      const [[saved]] = onChange.mock.calls as [[ColumnSetting[]]];
      expect(saved.filter(({ is_hidden }) => is_hidden)).toEqual([
        { id: 'suburb', is_hidden: true },
      ]);
      expect(saved).toContainEqual({ id: 'owner', is_in_cards: true });
    });
  });
});

test("a double click on the edge of a header restores the column's default width", () => {
  renderWithTheme(<Shoots settings={[{ id: 'client', width: 300 }]} />);
  const edge = screen.getByRole('columnheader', { name: 'Client' }).querySelector('[data-resize]');
  fireEvent.doubleClick(edge!);
  expect(onChange).toHaveBeenLastCalledWith([
    { id: 'client' },
    ...['title', 'date', 'owner', 'suburb'].map((id) => expect.objectContaining({ id })),
  ]);
});

test('widths of several columns keep their order', () => {
  const columns = ['state', 'client', 'title', 'date'].map((id) => ({
    id,
    header: id,
    cell: () => null,
  }));
  const resized = withWidth(columns, withWidth(columns, null, 'date', 200), 'client', 300);
  expect(resized).toEqual([
    { id: 'state' },
    { id: 'client', width: 300 },
    { id: 'title' },
    { id: 'date', width: 200 },
  ]);
});

test('j and k move between rows, Enter opens', async () => {
  const { user } = renderWithTheme(<Shoots />);
  const [gala, kitchen] = ['Gala', 'Kitchen'].map((name) => screen.getByRole('link', { name }));
  await user.keyboard('j');
  expect(gala).toHaveFocus();
  await user.keyboard('jj');
  expect(kitchen).toHaveFocus();
  await user.keyboard('k');
  expect(gala).toHaveFocus();
});

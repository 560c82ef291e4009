import { FilterBar, type Filter } from '@shootline/shared-ui/filters';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { narrowTheWindow, widenTheWindow } from '../testing/narrow-window.ts';

const { jest } = import.meta;
const onChange = jest.fn();
const onMore = jest.fn();

const none = { title: '', state: '', invoiced: '', from: '', client: '', am: '', to: '' };
type Values = typeof none;

const filters: Filter<keyof Values>[] = [
  { kind: 'text', name: 'title', label: 'Title', maxLength: 10 },
  {
    kind: 'choices',
    name: 'state',
    label: 'Status',
    options: [
      { value: 'new', label: 'New' },
      { value: 'active', label: 'Active' },
      { value: 'assigned', label: 'Assigned' },
    ],
  },
  { kind: 'yes-no', name: 'invoiced', label: 'Has invoice' },
  { kind: 'day', name: 'from', label: 'From' },
  {
    kind: 'choice',
    name: 'client',
    label: 'Client',
    options: [{ value: 'c1', label: 'Harbour Foods' }],
    clears: ['am'],
  },
  { kind: 'choice', name: 'am', label: 'Account Manager', options: undefined },
  { kind: 'day', name: 'to', label: 'To', notBefore: 'from' },
];

function Filters({ initial = none }: { initial?: Values }) {
  const [values, setValues] = useState(initial);
  const url = {
    filters: values,
    setFilters: (change: Partial<Values>) => {
      onChange(change);
      setValues((before) => ({ ...before, ...change }));
    },
  };
  return <FilterBar filters={filters} url={url} onReset={() => setValues(none)} onMore={onMore} />;
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const from = () => screen.findByRole('textbox', { name: 'From' });
const chips = () =>
  within(screen.getByRole('group', { name: 'Filters that are set' }))
    .queryAllByRole('button')
    .map((chip) => chip.getAttribute('aria-label'));

beforeEach(() => {
  onChange.mockClear();
  onMore.mockClear();
});

describe('a text', () => {
  test('is passed on once the typing has paused for 300 ms', () => {
    jest.useFakeTimers();
    renderWithTheme(<Filters />);
    fireEvent.change(title(), { target: { value: 'to' } });
    act(() => jest.advanceTimersByTime(200));
    fireEvent.change(title(), { target: { value: 'town ' } });
    act(() => jest.advanceTimersByTime(290));
    expect(onChange).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(20));
    expect(onChange.mock.calls).toEqual([[{ title: 'town' }]]);
    expect(title()).toHaveValue('town ');
    jest.useRealTimers();
  });

  test('is passed on at once by Enter and on leaving the field', () => {
    jest.useFakeTimers();
    renderWithTheme(<Filters />);
    fireEvent.change(title(), { target: { value: 'hall' } });
    fireEvent.keyDown(title(), { key: 'Enter' });
    expect(onChange).toHaveBeenLastCalledWith({ title: 'hall' });
    fireEvent.change(title(), { target: { value: 'hall 2' } });
    fireEvent.blur(title());
    expect(onChange).toHaveBeenLastCalledWith({ title: 'hall 2' });
    act(() => jest.advanceTimersByTime(350));
    expect(onChange).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  test('cannot exceed its maximum length', async () => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(title(), 'longer than ten{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ title: 'longer tha' });
  });

  test('is dropped by a reset if it was not passed on yet', () => {
    jest.useFakeTimers();
    renderWithTheme(<Filters />);
    fireEvent.change(title(), { target: { value: 'unfinished' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(title()).toHaveValue('');
    act(() => jest.advanceTimersByTime(350));
    expect(onChange).not.toHaveBeenCalled();
    jest.useRealTimers();
  });
});

test('chooses one of several values, or all of them', async () => {
  const { user } = renderWithTheme(<Filters />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Has invoice' }), 'No');
  expect(onChange).toHaveBeenLastCalledWith({ invoiced: 'false' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Has invoice' }), 'Has invoice');
  expect(onChange).toHaveBeenLastCalledWith({ invoiced: '' });
});

test('a value that makes another filter pointless clears it', async () => {
  const { user } = renderWithTheme(<Filters />);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Client' }), 'Harbour Foods');
  expect(onChange).toHaveBeenLastCalledWith({ client: 'c1', am: '' });
});

describe('several values of one filter', () => {
  const panel = async () => within(await screen.findByRole('dialog', { name: 'Status' }));

  test('are chosen by keyboard, and the filter names them', async () => {
    const { user } = renderWithTheme(<Filters />);
    const status = screen.getByRole('button', { name: 'Status All' });
    act(() => status.focus());
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await panel()).getByLabelText('New')).toHaveFocus());
    await user.keyboard(' {ArrowDown}{ArrowDown} ');
    expect(onChange).toHaveBeenLastCalledWith({ state: 'new,assigned' });
    expect(status).toHaveAccessibleName('Status New, Assigned');
    await user.keyboard('{ArrowDown} ');
    expect(onChange).toHaveBeenLastCalledWith({ state: 'assigned' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(status).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('are all cleared by All', async () => {
    const { user } = renderWithTheme(<Filters initial={{ ...none, state: 'new,active' }} />);
    await user.click(screen.getByRole('button', { name: 'Status New, Active' }));
    await user.click((await panel()).getByRole('button', { name: 'All' }));
    expect(onChange).toHaveBeenLastCalledWith({ state: '' });
  });
});

describe('set filters', () => {
  const initial = { ...none, title: 'hall', state: 'new,active', client: 'c1', am: 'm1' };

  test('appear beneath, each value removable', async () => {
    const { user } = renderWithTheme(<Filters initial={initial} />);
    expect(chips()).toEqual([
      'Remove filter Title: hall',
      'Remove filter Status: New',
      'Remove filter Status: Active',
      'Remove filter Client: Harbour Foods',
      'Remove filter Account Manager: …',
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove filter Status: New' }));
    expect(onChange).toHaveBeenLastCalledWith({ state: 'active' });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove filter Status: Active' })).toHaveFocus(),
    );
  });

  test('are cleared by a reset', async () => {
    const { user } = renderWithTheme(<Filters initial={initial} />);
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(chips()).toEqual([]);
  });
});

describe('filters that do not fit in the row', () => {
  test('are in a panel, whose button counts the set ones', async () => {
    const { user } = renderWithTheme(<Filters />);
    expect(screen.queryByLabelText('To')).not.toBeInTheDocument();
    expect(onMore).not.toHaveBeenCalled();
    const more = screen.getByRole('button', { name: 'More Filters' });
    await user.click(more);
    const panel = within(await screen.findByRole('dialog', { name: 'More Filters' }));
    expect(onMore).toHaveBeenCalled();
    await user.type(await panel.findByLabelText('To'), '3-11-2031{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ to: '03-11-2031' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    expect(more).toHaveAccessibleName('More Filters (1)');
  });
});

test('/ goes to the first filter', async () => {
  const { user } = renderWithTheme(<Filters />);
  await user.keyboard('/');
  expect(title()).toHaveFocus();
  expect(title()).toHaveValue('');
});

describe('a date', () => {
  test('shows an error when it is before the first day', async () => {
    renderWithTheme(<Filters initial={{ ...none, from: '02-03-2031', to: '10-02-2031' }} />);
    fireEvent.click(screen.getByRole('button', { name: /^More Filters/ }));
    const to = await screen.findByRole('textbox', { name: 'To' });
    expect(to).toBeInvalid();
    expect(to).toHaveAccessibleDescription('This is before the first day.');
    fireEvent.change(to, { target: { value: '02-03-2031' } });
    expect(to).toBeValid();
  });

  test('is passed on as DD-MM-YYYY', async () => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(await from(), '3/11/2031{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ from: '03-11-2031' });
  });

  test('is shown as passed on once the field is left', async () => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(await from(), '1-2-2031');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ from: '01-02-2031' }));
    expect(await from()).toHaveValue('1-2-2031');
    await user.tab();
    expect(await from()).toHaveValue('01-02-2031');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each(['31-02-2031', '01-01-0001'])('is refused when invalid: %s', async (text) => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(await from(), `${text}{Enter}`);
    expect(onChange).not.toHaveBeenCalled();
    expect(await from()).toBeInvalid();
    expect(await from()).toHaveAccessibleDescription('Enter a valid date.');
  });
});

describe('in a narrow window', () => {
  beforeEach(narrowTheWindow);
  afterEach(widenTheWindow);

  test('all filters are in a sheet, which / opens too', async () => {
    const { user } = renderWithTheme(<Filters />);
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    const opener = screen.getByRole('button', { name: 'Filters' });
    await user.click(opener);
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await user.type(sheet.getByRole('textbox', { name: 'Title' }), 'hall{Enter}');
    await user.click(sheet.getByRole('checkbox', { name: 'New' }));
    await user.click(sheet.getByRole('button', { name: 'Show Results' }));
    await waitFor(() => expect(opener).toHaveFocus());
    expect(opener).toHaveAccessibleName('Filters (2)');
    expect(chips()).toEqual(['Remove filter Title: hall', 'Remove filter Status: New']);

    await user.keyboard('/');
    const again = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('hall');
    await user.click(again.getByRole('button', { name: 'Reset' }));
    expect(again.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

test('a set choice can be cleared even if its options failed to load', async () => {
  const { user } = renderWithTheme(<Filters initial={{ ...none, am: 'm1' }} />);
  await user.click(screen.getByRole('button', { name: /^More Filters/ }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Account Manager' }), 'All');
  expect(onChange).toHaveBeenCalledWith({ am: '' });
  expect(screen.getByRole('combobox', { name: 'Account Manager' })).toBeDisabled();
});

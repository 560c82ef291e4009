import { FilterDate } from '@shootline/shared-ui/filter-date';
import { FilterBar, FilterSelect, FilterText, FilterYesNo } from '@shootline/shared-ui/filters';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { narrowTheWindow, widenTheWindow } from '../testing/narrow-window.ts';

const { jest } = import.meta;
const onChange = jest.fn();

const none = { title: '', state: '', invoiced: '' as '' | 'true' | 'false', from: '' };

function Filters() {
  const [values, setValues] = useState(none);
  const set = (change: Partial<typeof none>) => {
    onChange(change);
    setValues({ ...values, ...change });
  };
  const activeCount = Object.values(values).filter(Boolean).length;
  return (
    <FilterBar isActive={activeCount > 0} activeCount={activeCount} onReset={() => setValues(none)}>
      <FilterText
        label="Title"
        value={values.title}
        maxLength={10}
        onChange={(title) => set({ title })}
      />
      <FilterSelect
        label="Status"
        value={values.state}
        options={[{ value: 'new', label: 'New' }]}
        onChange={(state) => set({ state })}
      />
      <FilterYesNo
        label="Has invoice"
        value={values.invoiced}
        onChange={(invoiced) => set({ invoiced })}
      />
      <FilterDate label="From" value={values.from} onChange={(from) => set({ from })} />
    </FilterBar>
  );
}

const title = () => screen.getByRole('textbox', { name: 'Title' });
const from = () => screen.getByRole('textbox', { name: 'From' });

beforeEach(() => onChange.mockClear());

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

  test('is passed on at once by Enter and on leaving the field', async () => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(title(), 'hall{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ title: 'hall' });
    await user.type(title(), ' 2');
    await user.tab();
    expect(onChange).toHaveBeenLastCalledWith({ title: 'hall 2' });
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('is no longer than it may be', async () => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(title(), 'longer than ten{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ title: 'longer tha' });
  });

  test('that was not yet passed on goes with a reset', async () => {
    renderWithTheme(<Filters />);
    fireEvent.change(title(), { target: { value: 'unfinished' } });
    fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(title()).toHaveValue('');
    await new Promise((resolve) => setTimeout(resolve, 350));
    expect(onChange).not.toHaveBeenCalled();
  });
});

test('choices offer All', async () => {
  const { user } = renderWithTheme(<Filters />);
  const status = screen.getByRole('combobox', { name: 'Status' });
  await user.selectOptions(status, 'New');
  expect(onChange).toHaveBeenLastCalledWith({ state: 'new' });
  await user.selectOptions(status, 'All');
  expect(onChange).toHaveBeenLastCalledWith({ state: '' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Has invoice' }), 'No');
  expect(onChange).toHaveBeenLastCalledWith({ invoiced: 'false' });
});

describe('a date', () => {
  test('is passed on as DD-MM-YYYY', async () => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(from(), '3/11/2031{Enter}');
    expect(onChange).toHaveBeenLastCalledWith({ from: '03-11-2031' });
  });

  test('shows as it is passed on once the field is left', async () => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(from(), '1-2-2031');
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ from: '01-02-2031' }));
    expect(from()).toHaveValue('1-2-2031');
    await user.tab();
    expect(from()).toHaveValue('01-02-2031');
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  test.each(['31-02-2031', '01-01-0001'])('that is none is refused: %s', async (text) => {
    const { user } = renderWithTheme(<Filters />);
    await user.type(from(), `${text}{Enter}`);
    expect(onChange).not.toHaveBeenCalled();
    expect(from()).toBeInvalid();
    expect(from()).toHaveAccessibleDescription('Enter a valid date.');
  });
});

describe('in a narrow window', () => {
  beforeEach(narrowTheWindow);
  afterEach(widenTheWindow);

  test('the filters fold away and say how many are in use', async () => {
    const { user } = renderWithTheme(<Filters />);
    const fold = screen.getByRole('button', { name: 'Filters' });
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
    await user.click(fold);
    await user.type(title(), 'hall{Enter}');
    expect(fold).toHaveAccessibleName('Filters (1)');
    expect(fold).toHaveAttribute('aria-expanded', 'true');
  });
});

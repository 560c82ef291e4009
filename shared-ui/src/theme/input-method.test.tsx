import { FilterBar } from '@shootline/shared-ui/filters';
import { OptionPicker } from '@shootline/shared-ui/option-picker';
import { Palette } from '@shootline/shared-ui/palette';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';

const { jest } = import.meta;
const submitted = jest.fn();

function TitleFilter() {
  return (
    <FilterBar
      filters={[{ kind: 'text', name: 'title', label: 'Title', maxLength: 10 }]}
      url={{ filters: { title: '' }, setFilters: submitted }}
      onReset={() => undefined}
      onMore={() => undefined}
    />
  );
}

function Search() {
  return (
    <Palette
      label="Bookings"
      onType={() => undefined}
      groups={[{ title: 'Bookings', entries: [{ id: 'b1', label: '東京', href: '/booking/b1' }] }]}
      status=""
      count={1}
      onChoose={submitted}
      onClose={() => undefined}
    />
  );
}

function Videographers() {
  return (
    <OptionPicker
      label="Videographer"
      name="who"
      rows={50}
      searched=""
      onSearch={() => undefined}
      isBusy={false}
    >
      {() => <input aria-label="Mai" onFocus={submitted} />}
    </OptionPicker>
  );
}

beforeEach(() => submitted.mockClear());

test.each([
  ['filter', <TitleFilter key="filter" />, () => screen.findByRole('textbox', { name: 'Title' })],
  ['search of the portal', <Search key="search" />, () => screen.findByRole('combobox')],
  ['list of options', <Videographers key="options" />, () => screen.findByRole('searchbox')],
])(
  'Enter that accepts a word of an input method does not submit a %s',
  async (_name, page, find) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    renderWithTheme(page);
    const field = await find();
    fireEvent.change(field, { target: { value: '東京' } });
    submitted.mockClear();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
    expect(submitted).not.toHaveBeenCalled();
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    fireEvent.keyUp(field, { key: 'Enter' });
    act(() => jest.advanceTimersByTime(50));
    expect(submitted).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  },
);

import { OptionPicker, OptionRows } from '@shootline/shared-ui/option-picker';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';

const { jest } = import.meta;

const towns = ['Sydney', 'Perth', 'Hobart'].map((town) => ({ value: town, title: town }));

function Towns({ rows }: { rows?: number }) {
  const [searched, setSearched] = useState('');
  const [chosen, setChosen] = useState('');
  return (
    <OptionPicker
      name="town"
      label="Town"
      rows={rows}
      searched={searched}
      onSearch={setSearched}
      isBusy={false}
    >
      {(group) => (
        <OptionRows
          {...group}
          options={towns.filter(({ title }) => title.includes(searched))}
          chosen={[chosen]}
          onToggle={setChosen}
        />
      )}
    </OptionPicker>
  );
}

test('Enter leads from the search to the first row and sends nothing', async () => {
  const onSubmit = jest.fn();
  const { user } = renderWithTheme(
    <form onSubmit={onSubmit}>
      <Towns />
    </form>,
  );
  await user.type(screen.getByRole('searchbox', { name: 'Town, search by name' }), 'Per{Enter}');
  expect(screen.getByRole('radio', { name: 'Perth' })).toHaveFocus();
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Perth' })).toBeChecked();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a few rows are chosen from without a search, and are what the form finds', () => {
  renderWithTheme(<Towns rows={3} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: /^Town/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Sydney' })).toHaveAttribute('name', 'town');
});

import { Button } from '@shootline/shared-ui';
import { Form } from '@shootline/shared-ui/form';
import { OptionPicker, OptionRows, PlainRows } from '@shootline/shared-ui/option-picker';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { object, string } from 'yup';

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

test('Enter moves from the search to the first row and does not submit', async () => {
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

test('a few rows are shown without a search, and the form finds them', () => {
  renderWithTheme(<Towns rows={3} />);
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  expect(screen.getByRole('radiogroup', { name: /^Town/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Sydney' })).toHaveAttribute('name', 'town');
});

/** A form with a missing town and a few rows. */
function openForm(rows: ReactNode, isBusy = false) {
  return renderWithTheme(
    <Form
      schema={object({ town: string().required() })}
      defaultValues={{ town: '' }}
      onSubmit={() => {}}
    >
      <OptionPicker
        name="town"
        label="Town"
        rows={3}
        searched=""
        onSearch={() => {}}
        isBusy={isBusy}
      >
        {(group) =>
          rows ?? <OptionRows {...group} options={towns} chosen={[]} onToggle={() => {}} />
        }
      </OptionPicker>
      <Button type="submit">Send</Button>
    </Form>,
  );
}

test.each([
  ['are being loaded', <p key="loading">Loading...</p>, true],
  ['cannot be chosen', <PlainRows key="plain" options={towns} labelledBy="" />, false],
])('a refused form focuses the picker whose rows %s', async (_, rows, isBusy) => {
  const { user } = openForm(rows, isBusy);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('group', { name: /^Town/ })).toHaveFocus());
});

test('a refused form focuses the first row that can be chosen', async () => {
  const { user } = openForm(undefined);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Sydney' })).toHaveFocus());
});

test('rows that cannot be chosen are scrolled by keyboard', async () => {
  const { user } = renderWithTheme(
    <>
      <p id="heading">Cannot be asked</p>
      <PlainRows options={towns} labelledBy="heading" isAlone />
    </>,
  );
  await user.tab();
  expect(screen.getByRole('region', { name: 'Cannot be asked' })).toHaveFocus();
});

test('rows that load after the search was left do not take the focus', async () => {
  function Slow() {
    const [isBusy, setIsBusy] = useState(true);
    return (
      <>
        <OptionPicker name="town" label="Town" searched="" onSearch={() => {}} isBusy={isBusy}>
          {(group) => <OptionRows {...group} options={towns} chosen={[]} onToggle={() => {}} />}
        </OptionPicker>
        <button onClick={() => setIsBusy(false)}>Elsewhere</button>
      </>
    );
  }
  const { user } = renderWithTheme(<Slow />);
  await user.type(screen.getByRole('searchbox'), '{Enter}');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
});

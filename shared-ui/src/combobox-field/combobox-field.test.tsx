import { ComboboxField } from '@shootline/shared-ui/combobox-field';
import { Form } from '@shootline/shared-ui/form';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useFormContext } from 'react-hook-form';
import { object, string } from 'yup';

const choices = Array.from({ length: 250 }, (_, index) => ({
  value: String(index),
  label: `Country ${index}`,
}));

function ChooseElse() {
  const { setValue } = useFormContext();
  return (
    <button type="button" onClick={() => setValue('country', '222')}>
      Choose another
    </button>
  );
}

const renderField = (country = '') =>
  renderWithTheme(
    <Form
      schema={object({ country: string().default('') })}
      defaultValues={{ country }}
      onSubmit={() => {}}
    >
      <ComboboxField name="country" label="Country" choices={choices} />
      <ChooseElse />
    </Form>,
  );

const field = () => screen.getByRole('combobox', { name: 'Country' });

test('the chosen value stays shown, even from far down a long list', async () => {
  const { user } = renderField();
  await user.click(field());
  await user.paste('country 199');
  await user.click(await screen.findByRole('option', { name: 'Country 199' }));
  expect(field()).toHaveValue('Country 199');
  await user.tab();
  expect(field()).toHaveValue('Country 199');
});

test('shows a value by its name when the form opens and when the form sets another', async () => {
  const { user } = renderField('199');
  expect(field()).toHaveValue('Country 199');
  await user.click(screen.getByRole('button', { name: 'Choose another' }));
  expect(field()).toHaveValue('Country 222');
});

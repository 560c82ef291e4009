import { Form } from '@shootline/shared-ui/form';
import { CurrencyField, MoneyField } from '@shootline/shared-ui/money-field';
import { renderWithTheme } from '@shootline/shared-ui/testing';
import { screen } from '@testing-library/react';
import { useWatch } from 'react-hook-form';
import { number, object, string } from 'yup';

const schema = object({
  budget: number().nullable().default(null),
  currency: string().default(''),
});
const options = ['AUD', 'JPY'].map((value) => ({ value, label: `Dollar of ${value}` }));

function Fields() {
  const { budget, currency }: { budget?: number; currency?: string } = useWatch();
  return (
    <>
      <MoneyField name="budget" label="Budget" currency={currency || 'AUD'} />
      <CurrencyField name="currency" label="Currency" amountName="budget" options={options} />
      <output>{String(budget)}</output>
    </>
  );
}

const renderFields = () =>
  renderWithTheme(
    <Form schema={schema} defaultValues={{ budget: null, currency: 'AUD' }} onSubmit={() => {}}>
      <Fields />
    </Form>,
  );

test.each([
  ['2,500', '250000'],
  ['$2,500.50', '250050'],
  ['A$ 2500', '250000'],
  ['2500 AUD', '250000'],
  ['', 'null'],
  ['AUD', 'NaN'],
  ['2500 and a bit', 'NaN'],
])('"%s" is %s cents', async (typed, minor) => {
  const { user } = renderFields();
  const budget = screen.getByRole('textbox', { name: 'Budget' });
  await user.click(budget);
  if (typed) await user.paste(typed);
  await user.tab();
  expect(screen.getByText(minor)).toBeInTheDocument();
});

test('shows a currency by its code and offers it by its name', () => {
  renderFields();
  const currency = screen.getByRole('combobox', { name: 'Currency' });
  expect(currency).toHaveDisplayValue('Dollar of AUD');
  expect(screen.getByText('AUD')).toBeVisible();
});

test('an amount keeps its digits in another currency', async () => {
  const { user } = renderFields();
  const budget = screen.getByRole('textbox', { name: 'Budget' });
  await user.click(budget);
  await user.paste('1,000.00');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'JPY');
  expect(budget).toHaveValue('1,000');
  expect(screen.getByText('1000')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'AUD');
  expect(budget).toHaveValue('1,000.00');
});
